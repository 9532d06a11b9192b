import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Countdown } from './Countdown';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: { to: 0 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DaysBefore: Story = {
  render: () => <Countdown to={Date.now() + 4 * DAY_MS + 1334 * MINUTE_MS} />,
};
export const LastMinutes: Story = { render: () => <Countdown to={Date.now() + 12 * MINUTE_MS} /> };
export const Reached: Story = {};
