import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StarRating } from './StarRating';

const meta = {
  title: 'Feedback/StarRating',
  component: StarRating,
  args: { value: 4 },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Five: Story = { args: { value: 5 } };
export const One: Story = { args: { value: 1 } };
