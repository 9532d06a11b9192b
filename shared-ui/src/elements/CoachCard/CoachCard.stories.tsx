import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ABOUT_MAYA } from '../../demo/words';
import { CardAction } from '../MemberCard/PersonCard';
import { CoachCard } from './CoachCard';

const meta = {
  title: 'Cards/CoachCard',
  component: CoachCard,
  args: {
    href: '#maya-chen',
    name: 'Maya Chen',
    title: 'Executive presence and board interviews',
    shortBio: 'Former Chief People Officer, twice; a nominating committee chair since 2019.',
    tags: ['Board interviews', 'Presence', 'First 90 days', 'Career change'].map((label) => ({ label })),
    action: <CardAction>Schedule Session</CardAction>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 397 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CoachCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongBio: Story = { args: { shortBio: ABOUT_MAYA } };
export const ManyTags: Story = {
  args: {
    tags: [
      'Board interviews',
      'Presence',
      'First 90 days',
      'Pay',
      'Succession',
      'Exits',
      'Media',
      'Crises',
    ].map((label) => ({ label })),
  },
};
export const NameOnly: Story = {
  args: { title: null, shortBio: null, tags: [], action: undefined },
};
