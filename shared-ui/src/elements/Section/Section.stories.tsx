import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextLink } from '../TextLink/TextLink';
import { Section } from './Section';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Recommended For You', flush: true, children: <p>What belongs to the section.</p> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithNoteAndActions: Story = {
  args: {
    note: 'From the goals you are working on now.',
    actions: (
      <TextLink look="more" href="#goals">
        Change goals
      </TextLink>
    ),
  },
};
export const LongTitle: Story = {
  args: {
    title: 'An hour with someone who has sat where you are about to sit',
    actions: (
      <TextLink look="more" href="#all">
        View All
      </TextLink>
    ),
  },
};
