import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowUpRightIcon } from '../../icons';
import { LinkButton } from './LinkButton';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#calendar', children: 'See upcoming events' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Outlined: Story = { args: { look: 'outlined', children: 'Go to Learning' } };
export const Quiet: Story = { args: { look: 'quiet', children: 'Change goals' } };
export const WithIcon: Story = {
  args: { look: 'outlined', icon: <ArrowUpRightIcon />, children: 'Join' },
};
