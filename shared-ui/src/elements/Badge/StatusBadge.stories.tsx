import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckIcon, CircleAlertIcon, ClockIcon, HourglassIcon } from '../../icons';
import { Cover, CoverCorner } from '../Cover/Cover';
import { Row } from '../Layout/Layout';
import { Dot, StatusBadge } from './StatusBadge';

const meta = {
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  args: { children: 'On Demand' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const EveryMeaning: Story = {
  render: () => (
    <Row>
      <StatusBadge tone="claret">New</StatusBadge>
      <StatusBadge tone="verdigris" icon={<CheckIcon />}>
        Attending
      </StatusBadge>
      <StatusBadge tone="amber" icon={<HourglassIcon />}>
        Added to Waitlist.
      </StatusBadge>
      <StatusBadge tone="slate" icon={<ClockIcon />}>
        Postponed
      </StatusBadge>
      <StatusBadge tone="vermilion" icon={<CircleAlertIcon />}>
        Cancelled
      </StatusBadge>
      <StatusBadge tone="claret" icon={<Dot />}>
        Live now
      </StatusBadge>
    </Row>
  ),
};
export const OnAPicture: Story = {
  render: () => (
    <div style={{ maxWidth: 292 }}>
      <Cover slug="ai-in-the-boardroom">
        <CoverCorner $at="top-left">
          <StatusBadge onArt>1 seat left</StatusBadge>
        </CoverCorner>
      </Cover>
    </div>
  ),
};
