import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pills } from './Pills';

const linksOf = (labels: string[], current: string) =>
  labels.map((label) => ({ href: `#${label}`, label, current: label === current }));

const meta = {
  title: 'Navigation/Pills',
  component: Pills,
  args: {
    label: 'Learning',
    links: linksOf(
      ['Home', 'Upcoming Events', 'My Content', 'Pathways', 'Peer Groups', 'Collections'],
      'Home',
    ),
  },
} satisfies Meta<typeof Pills>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const LaterPage: Story = {
  args: { label: 'Admin', links: linksOf(['Members List', 'Reviews'], 'Reviews') },
};
export const BelowAPage: Story = {
  args: { links: linksOf(['Find a Coach', 'My Sessions', 'Manage Plan'], 'none of them') },
};
