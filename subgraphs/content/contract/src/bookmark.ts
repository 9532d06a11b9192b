import * as z from 'zod/mini';
import { id } from './id';

export const BOOKMARK_TYPES = ['SALON', 'COACH', 'COLLECTION'] as const;
export type BookmarkType = (typeof BOOKMARK_TYPES)[number];

export const createBookmarkInput = z.object({
  userId: id,
  /** The id of any of these kinds; the name is the specification's. */
  salonOrCoachId: id,
  type: z._default(z.enum(BOOKMARK_TYPES, 'Not a kind of bookmark.'), 'SALON'),
});

export const removeBookmarkInput = z.object({ id });
