import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StarInput } from './StarInput';

const meta = {
  title: 'Forms/StarInput',
  component: StarInput,
  args: { label: 'Your rating', name: 'rating' },
} satisfies Meta<typeof StarInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Good: Story = { args: { defaultValue: 4 } };
export const Missing: Story = { args: { error: 'Choose a rating' } };
