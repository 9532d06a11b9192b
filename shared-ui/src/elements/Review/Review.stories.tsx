import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Review } from './Review';

const meta = {
  title: 'Cards/Review',
  component: Review,
  args: {
    name: 'Amara Osei',
    reviewer: {},
    at: Date.UTC(2026, 10, 21),
    rating: 4,
    text: 'One question that I had avoided for a year, and the patience to wait until I had answered it.',
    limit: 240,
    less: 'Read less',
  },
} satisfies Meta<typeof Review>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Signed: Story = {};
export const Anonymous: Story = { args: { name: 'Member Review', reviewer: null } };
export const StarsOnly: Story = { args: { text: null } };
export const LongText: Story = { args: { limit: 40 } };
