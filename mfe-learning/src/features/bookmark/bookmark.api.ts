import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CreateBookmarkDocument } from './__generated__/createBookmark';
import { RemoveBookmarkDocument } from './__generated__/removeBookmark';

export const { useContentCreateBookmarkMutation, useContentRemoveBookmarkMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    contentCreateBookmark: build.mutation({
      ...operation(CreateBookmarkDocument),
      invalidatesTags: ['Salon'],
    }),
    contentRemoveBookmark: build.mutation({
      ...operation(RemoveBookmarkDocument),
      invalidatesTags: ['Salon'],
    }),
  }),
});
