import { publicationState, type Publication } from '@athenaeum/content-contract';

/**
 * Published entries at a time, as a database filter: the one place that decides when a draft or scheduled entry is shown.
 * Entries that were never scheduled have no `publish_at`, or null.
 */
export const publishedBy = (now: number) => ({ published: true, publish_at: { $not: { $gt: now } } });

/** The same for a row that was read. */
export const isPublished = (thing: Publication, now: number): boolean =>
  publicationState(thing, now) === 'published';
