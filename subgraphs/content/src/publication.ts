import { publicationState, type Publication } from '@athenaeum/content-contract';

/**
 * What is shown at a time, as a database filter: the one place that decides when a draft or something scheduled appears.
 * What was never scheduled has no `publish_at`, or none but null.
 */
export const publishedBy = (now: number) => ({ published: true, publish_at: { $not: { $gt: now } } });

/** The same of one that has been read. */
export const isPublished = (thing: Publication, now: number): boolean =>
  publicationState(thing, now) === 'published';
