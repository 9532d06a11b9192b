import type { Viewer } from '@athenaeum/kit';
import { isStaff } from './audience';
import { isPublished, publishedBy } from './publication';

/** Rows from before drafts existed have no such field and are shown. */
interface Draftable {
  published?: boolean | null;
  publish_at?: number | null;
}

/** Published speakers, collections and pathways at a time, as a database filter. */
export const shownBy = (now: number) => ({ ...publishedBy(now), published: { $ne: false } });

/** The same for a row that was read. */
export const isShown = ({ published, publish_at }: Draftable, now: number): boolean =>
  isPublished({ published: published !== false, publish_at }, now);

/** Editors and admins also see unpublished pages. */
export const canSeePage = (viewer: Viewer, thing: Draftable): boolean =>
  isStaff(viewer) || isShown(thing, Date.now());
