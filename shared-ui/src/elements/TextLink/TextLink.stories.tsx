import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TextButton, TextLink } from './TextLink';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { href: '#calendar', children: 'Upcoming Events' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      Your next seat will wait for you in <TextLink {...args} />.
    </p>
  ),
};
export const More: Story = { args: { look: 'more', children: 'View All' } };
export const Back: Story = { args: { look: 'back' } };
export const Quiet: Story = { args: { look: 'quiet', children: 'Ruth Adeyemi' } };

/** A button that reads as a link. */
export const AsButton: Story = {
  render: () => <TextButton onClick={fn()}>Show More</TextButton>,
};
