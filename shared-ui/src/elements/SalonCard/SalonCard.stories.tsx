import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ART_OF_THE_ASK, CLOSED_DOOR_DINNER, NOW, VIEWER_ZONE } from '../../demo/moments';
import { LONG_TITLE } from '../../demo/words';
import { StatusBadge } from '../Badge/StatusBadge';
import { SalonCard } from './SalonCard';

const meta = {
  title: 'Cards/SalonCard',
  component: SalonCard,
  args: {
    href: '#the-art-of-the-ask',
    slug: 'the-art-of-the-ask',
    title: 'The Art of the Ask',
    eventType: 'SALON',
    place: 'Virtual',
    start: ART_OF_THE_ASK,
    now: NOW,
    viewerZone: VIEWER_ZONE,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 292 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SalonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {};
export const InPerson: Story = {
  args: {
    slug: 'closed-door-dinner',
    title: 'Closed-Door Dinner: What Chairs Say After the Meeting',
    eventType: 'GATHERING',
    place: 'New York City',
    start: CLOSED_DOOR_DINNER,
    zone: 'America/New_York',
    inPerson: true,
  },
};
export const AtCapacity: Story = {
  args: { badge: <StatusBadge onArt>At capacity</StatusBadge> },
};
export const Cancelled: Story = {
  args: {
    badge: (
      <StatusBadge onArt tone="vermilion">
        Cancelled
      </StatusBadge>
    ),
    meta: 'This event was cancelled.',
  },
};
export const LongTitle: Story = { args: { title: LONG_TITLE } };
export const TypeHidden: Story = { args: { eventType: 'NOT_APPLICABLE', place: null } };

export const Bookmarkable: Story = {
  render: function Card(args) {
    const [on, setOn] = useState(false);
    return <SalonCard {...args} bookmarked={on} onBookmark={() => setOn(!on)} />;
  },
};
