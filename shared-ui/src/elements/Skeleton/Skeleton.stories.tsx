import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../Layout/Layout';
import { Loading, Skeleton } from './Skeleton';
import { SkeletonCards } from './SkeletonCards';

const meta = {
  title: 'Feedback/Skeleton',
  component: Loading,
  args: { label: 'Loading Upcoming', children: null },
} satisfies Meta<typeof Loading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  args: {
    children: (
      <Stack>
        <Skeleton $shape="circle" $width="64px" />
        <Skeleton $shape="line" $width="60%" />
        <Skeleton $shape="cover" />
        <Skeleton $height="52px" $width="180px" />
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 292 }}>
        <Story />
      </div>
    ),
  ],
};
export const RowOfCards: Story = { render: () => <SkeletonCards label="Loading Upcoming" /> };
export const RowOfThree: Story = {
  render: () => <SkeletonCards label="Loading Collections" count={3} per={3} />,
};
