import { createBookmarkInput, removeBookmarkInput } from '@athenaeum/content-contract';
import { toResult } from '@athenaeum/kit';
import { canReadRecordsOf } from '../../audience';
import type { ContentContext } from '../../loaders';
import type { BookmarkRow } from './bookmark.model';
import { createBookmark, removeBookmark } from './bookmark.service';

interface Input {
  input: unknown;
}

export const Mutation = {
  createBookmark: (_root: unknown, { input }: Input, { viewer }: ContentContext) =>
    toResult(async () => createBookmark(viewer, createBookmarkInput.parse(input))),
  removeBookmark: (_root: unknown, { input }: Input, { viewer }: ContentContext) =>
    toResult(async () => removeBookmark(viewer, removeBookmarkInput.parse(input))),
};

export const Bookmark = {
  id: ({ _id }: BookmarkRow) => _id,
  salon: ({ type, entry_id }: BookmarkRow, _args: unknown, { loaders }: ContentContext) =>
    type === 'SALON' ? loaders.visibleSalon(entry_id) : null,
  coach: ({ type, entry_id }: BookmarkRow) =>
    type === 'COACH' ? { __typename: 'Coach', id: entry_id } : null,
};

export const User = {
  bookmarks: ({ id }: { id: string }, _args: unknown, { viewer, loaders }: ContentContext) =>
    canReadRecordsOf(viewer, id) ? loaders.bookmarksOf.load(id) : null,
};
