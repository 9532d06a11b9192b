import type { LibraryRowFragment } from '../features/library';

/** A tag that two salons use, by default. */
export const aLibraryEntry = (given: Partial<LibraryRowFragment> = {}): LibraryRowFragment => ({
  id: 'tag-1',
  title: 'Build a public voice',
  detail: null,
  values: { title: 'Build a public voice', slug: 'build-a-public-voice' },
  updated_at: 5,
  used_by: '2 salons',
  ...given,
});

/** A published collection of two salons. */
export const aCollectionEntry = (given: Partial<LibraryRowFragment> = {}): LibraryRowFragment => ({
  id: 'collection-1',
  title: 'A Seat of Your Own',
  detail: '2 salons',
  values: {
    title: 'A Seat of Your Own',
    slug: 'a-seat-of-your-own',
    author: null,
    thumbnail: null,
    description: null,
    salon_ids: ['salon-1', 'salon-2'],
    published: true,
    publish_at: null,
  },
  updated_at: null,
  used_by: null,
  ...given,
});

/** A banner of the calendar. */
export const anEventType = (id: string, title: string): LibraryRowFragment => ({
  id,
  title,
  detail: title,
  values: { event_type: 'SALON', title, description: null, additionalInfo: null, image: null, url: null },
  updated_at: null,
  used_by: null,
});

/** A season of the pathway `p1`. */
export const aSeason = (id: string, title: string): LibraryRowFragment => ({
  id,
  title,
  detail: 'Path to the Boardroom, season 1, 2 salons',
  values: { pathway_id: 'p1', title, thumbnail: null, description: null, salon_ids: ['salon-1', 'salon-2'] },
  updated_at: null,
  used_by: null,
});
