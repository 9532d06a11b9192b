import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RecordingCard } from './RecordingCard';

const meta = {
  title: 'Cards/RecordingCard',
  component: RecordingCard,
  args: {
    href: '#negotiating-your-next-role',
    slug: 'negotiating-your-next-role',
    title: 'Negotiating Your Next Role',
    eventType: 'SALON',
    minutes: 52,
    speakers: ['Ruth Adeyemi'],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 292 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecordingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotBegun: Story = {};
export const Begun: Story = { args: { progress: 0.62 } };
export const Watched: Story = { args: { progress: 1 } };
export const Bookmarked: Story = { args: { bookmarked: true, onBookmark: fn() } };
export const Recommended: Story = { args: { why: 'Because of a first board seat' } };
export const NothingKnownOfIt: Story = { args: { eventType: null, minutes: null, speakers: [] } };
export const ManySpeakers: Story = {
  args: { speakers: ['Ruth Adeyemi', 'Elena Petrova', 'Thandiwe Mokoena'] },
};
