import { DEFAULT_TIMEZONE, livePeriod, type SpeakerType } from '@athenaeum/content-contract';
import { demoId } from '@athenaeum/kit/demo';
import type { SalonRow } from '../../modules/salon/salon.model';

/** A demo salon: references by slug, and only the fields that differ from the defaults. */
export type SalonSeed = Pick<SalonRow, 'slug' | 'title' | 'date'> &
  Partial<Omit<SalonRow, '_id' | 'speakers' | 'category_ids' | 'tag_ids' | 'seats_free'>> & {
    invite_code?: string;
    categories: readonly string[];
    goals: readonly string[];
    people: readonly (readonly [speakerSlug: string, type: SpeakerType])[];
  };

/** By default a virtual event of an hour for members. */
export function toSalon({ categories, goals, people, ...given }: SalonSeed): SalonRow {
  const times = { date: given.date, event_duration: given.event_duration ?? 60 };
  return {
    _id: demoId('salon', given.slug),
    contentful_id: null,
    subtitle: null,
    description: null,
    timezone: DEFAULT_TIMEZONE,
    event_type: 'SALON',
    content_type: null,
    event_location: 'Virtual',
    location_city: null,
    location_state: null,
    in_person_location: null,
    link: null,
    invite_type: 'MEMBERS_ONLY',
    invite_code: null,
    salon_status: null,
    is_closed: false,
    is_private: false,
    hide_on_feed: false,
    requires_payment: false,
    price: null,
    currency: 'USD',
    published: true,
    capacity: null,
    seats_free: given.capacity ?? null,
    thumbnail: null,
    filename: null,
    captions: null,
    ...times,
    live_until: livePeriod(times).live_until,
    ...given,
    speakers: people.map(([slug, type]) => ({ speaker_id: demoId('speaker', slug), type })),
    category_ids: categories.map((slug) => demoId('category', slug)),
    tag_ids: goals.map((slug) => demoId('tag', slug)),
  } as SalonRow;
}

/** A meeting link for each virtual event; it leads nowhere. */
export const roomOf = (slug: string) => `https://meet.athenaeum.test/${slug}`;
