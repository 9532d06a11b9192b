import type { Change } from '../../components/changes';
import type { SalonValues } from './salonValues';

/** What each field is called, in the order of the page. */
export const LABELS: Readonly<Record<keyof SalonValues, string>> = {
  title: 'Title',
  slug: 'Address',
  subtitle: 'Subtitle',
  description: 'Description',
  published: 'Shown',
  publish_at: 'Appears at',
  date: 'Begins',
  timezone: 'Time zone',
  event_duration: 'Minutes',
  event_type: 'Type',
  event_location: 'Where',
  location_city: 'City',
  location_state: 'State or country',
  in_person_location: 'Venue',
  link: 'Link to join',
  speakers: 'Hosts and experts',
  category_ids: 'Categories',
  tag_ids: 'Goals',
  capacity: 'Seats',
  is_closed: 'Closed',
  invite_type: 'Who may come',
  invite_code: 'Invite code',
  no_invite_code: 'Without an invite code',
  is_private: 'Private',
  hide_on_feed: 'Hidden from lists',
  requires_payment: 'Paid',
  price: 'Price',
  filename: 'Recording',
  captions: 'Captions',
  resources: 'Resources',
};

/** Names of what is chosen by its id. */
export type Titles = ReadonlyMap<string, string>;

/** What differs, in words. */
export const changesOf = (before: SalonValues, after: SalonValues, titles: Titles): Change[] =>
  (Object.keys(LABELS) as (keyof SalonValues)[])
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({
      name,
      label: LABELS[name],
      before: inWords(name, before, titles),
      after: inWords(name, after, titles),
    }));

const LONG = 80;
const SHOWN = { draft: 'Draft', now: 'Published', later: 'At a time' } as const;

function inWords(name: keyof SalonValues, values: SalonValues, titles: Titles): string {
  const value = values[name];
  if (name === 'published') return SHOWN[values.published];
  if (name === 'invite_code') return value ? 'Another code' : 'As it is';
  if (name === 'speakers')
    return listed(values.speakers.map((one) => `${one.name} (${one.type === 'HOST' ? 'host' : 'expert'})`));
  if (name === 'resources') return listed(values.resources.map(({ title }) => title || 'Without a title'));
  if (name === 'filename' || name === 'captions') return value ? 'A file' : 'Nothing';
  if (Array.isArray(value)) return listed((value as string[]).map((id) => titles.get(id) ?? id));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value)
    .replace('T', name === 'date' || name === 'publish_at' ? ' ' : 'T')
    .trim();
  if (text === '') return 'Nothing';
  return text.length > LONG ? `${text.slice(0, LONG).trimEnd()}…` : text;
}

const listed = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : 'Nothing');
