import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ErrorPanel } from './ErrorPanel';

const meta = {
  title: 'Feedback/ErrorPanel',
  component: ErrorPanel,
  args: { title: 'Recently Added did not load', onRetry: fn(), headingLevel: 2 },
} satisfies Meta<typeof ErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanRetry: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const CannotRetry: Story = { args: { onRetry: undefined } };
