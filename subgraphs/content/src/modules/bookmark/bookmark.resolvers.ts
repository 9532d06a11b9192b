import { createBookmarkInput, removeBookmarkInput } from '@athenaeum/content-contract';
import { pageOf, toResult } from '@athenaeum/kit';
import type { BookmarkResolvers, MutationResolvers, UserResolvers } from '../../__generated__/resolvers';
import { canReadRecordsOf } from '../../audience';
import { createBookmark, removeBookmark } from './bookmark.service';

export const Mutation: MutationResolvers = {
  createBookmark: (_root, { input }, { viewer }) =>
    toResult(async () => createBookmark(viewer, createBookmarkInput.parse(input))),
  removeBookmark: (_root, { input }, { viewer }) =>
    toResult(async () => removeBookmark(viewer, removeBookmarkInput.parse(input))),
};

export const Bookmark: BookmarkResolvers = {
  id: ({ _id }) => _id,
  salon: ({ type, entry_id }, _args, { loaders }) =>
    type === 'SALON' ? loaders.visibleSalon(entry_id) : null,
  coach: ({ type, entry_id }) => (type === 'COACH' ? { __typename: 'Coach', id: entry_id } : null),
  collection: ({ type, entry_id }, _args, { loaders }) =>
    type === 'COLLECTION' ? loaders.shownCollection(entry_id) : null,
};

export const User: UserResolvers = {
  bookmarks: async ({ id }, page, { viewer, loaders }) =>
    canReadRecordsOf(viewer, id) ? pageOf(await loaders.bookmarksOf.load(id), page) : null,
};
