import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LinkButton } from '../Button/LinkButton';
import { AreaFailure } from './AreaFailure';

const meta = {
  title: 'Feedback/AreaFailure',
  component: AreaFailure,
  args: {
    title: 'Opportunities is taking a moment',
    onRetry: fn(),
    elsewhere: (
      <LinkButton look="outlined" href="#learning">
        Go to Learning
      </LinkButton>
    ),
    reference: '7F-2041',
  },
} satisfies Meta<typeof AreaFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanRetry: Story = {};
export const Retrying: Story = { args: { retrying: true } };
