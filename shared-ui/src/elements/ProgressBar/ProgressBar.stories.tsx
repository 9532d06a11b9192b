import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Your profile is complete', fraction: 0.62 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {};
export const Begun: Story = { args: { fraction: 0 } };
export const Done: Story = { args: { fraction: 1 } };
export const NoTelling: Story = { args: { label: 'Saving your seat', fraction: undefined } };
export const LabelHidden: Story = { args: { labelHidden: true } };
