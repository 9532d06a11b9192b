import type { ContentEntry } from '../features/allContent';

type Salon = NonNullable<ContentEntry['salon']>;

const salonOf = (given: Partial<Salon> = {}): Salon => ({
  salon_status: null,
  event_type: 'SALON',
  event_location: 'Virtual',
  timezone: 'America/Los_Angeles',
  invite_type: 'MEMBERS_ONLY',
  capacity: 100,
  seats_taken: 62,
  waiting: 0,
  categories: [{ id: 'govern', title: 'Govern' }],
  tags: [{ id: 'tag-1' }],
  resources: [],
  ...given,
});

/** A published salon, in the list over all kinds. */
export const aContentEntry = ({
  salon,
  ...given
}: Partial<Omit<ContentEntry, 'salon'>> & { salon?: Partial<Salon> | null } = {}): ContentEntry => ({
  id: 'salon-1',
  kind: 'salons',
  slug: 'the-art-of-the-ask',
  title: 'The Art of the Ask',
  detail: 'Priya Raghunathan',
  description: 'How to ask, and when.',
  thumbnail: null,
  state: 'published',
  publish_at: null,
  date: Date.UTC(2030, 10, 25, 18),
  updated_at: 7,
  views: null,
  needs: [],
  salon: salon === null ? null : salonOf(salon),
  ...given,
});

export const aPathwayEntry = (given: Partial<ContentEntry> = {}): ContentEntry => ({
  ...aContentEntry({ salon: null }),
  id: 'pathway-1',
  kind: 'pathways',
  slug: 'path-to-the-boardroom',
  title: 'Path to the Boardroom',
  detail: '6 seasons',
  date: null,
  updated_at: null,
  ...given,
});
