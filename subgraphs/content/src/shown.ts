import type { Viewer } from '@athenaeum/kit';
import { isStaff } from './audience';
import { isPublished, publishedBy } from './publication';

/** What was there before drafts could be kept says nothing, and is shown. */
interface Draftable {
  published?: boolean | null;
  publish_at?: number | null;
}

/** Speakers, collections and pathways that members see at a time, as a database filter. */
export const shownBy = (now: number) => ({ ...publishedBy(now), published: { $ne: false } });

/** The same of one that has been read. */
export const isShown = ({ published, publish_at }: Draftable, now: number): boolean =>
  isPublished({ published: published !== false, publish_at }, now);

/** Those who look after the content look at its pages before anybody else does. */
export const canSeePage = (viewer: Viewer, thing: Draftable): boolean =>
  isStaff(viewer) || isShown(thing, Date.now());
