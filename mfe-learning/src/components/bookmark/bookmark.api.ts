import { type Answer, sendDocument } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { refusalOf } from '../permission';
import { CreateBookmarkDocument, type CreateBookmarkMutation } from './__generated__/createBookmark';
import { RemoveBookmarkDocument, type RemoveBookmarkMutation } from './__generated__/removeBookmark';
import { showBookmark } from './showBookmark';

const CHECK = '/webhooks/salesforce/bookmark';

interface BookmarkInput {
  userId: string;
  /** Or a collection's. */
  salonOrCoachId: string;
  type?: 'SALON' | 'COLLECTION';
}

/** Both call the permission check first. The member's data is reloaded whatever the outcome. */
export const bookmarkApi = api.injectEndpoints({
  endpoints: (build) => ({
    contentCreateBookmark: build.mutation<Answer<CreateBookmarkMutation>, BookmarkInput>({
      queryFn: async ({ type = 'SALON', ...input }, { extra }, _options, send) => {
        const error = await refusalOf(extra, CHECK, input);
        if (error) return { error };
        return sendDocument(send, CreateBookmarkDocument, { input: { ...input, type } });
      },
      onQueryStarted: async ({ salonOrCoachId }, { dispatch, queryFulfilled }) => {
        const made = (await queryFulfilled.catch(() => null))?.data.createBookmark?.data;
        // A thunk, which the types of this `dispatch` do not name.
        if (made) dispatch(showBookmark(salonOrCoachId, { id: made.id }) as never);
      },
      invalidatesTags: ['Salon', 'Saved'],
    }),
    contentRemoveBookmark: build.mutation<Answer<RemoveBookmarkMutation>, BookmarkInput & { id: string }>({
      queryFn: async (input, { extra }, _options, send) => {
        const error = await refusalOf(extra, CHECK, input);
        if (error) return { error };
        return sendDocument(send, RemoveBookmarkDocument, { input: { id: input.id } });
      },
      onQueryStarted: async ({ salonOrCoachId }, { dispatch, queryFulfilled }) => {
        // As above.
        if (await queryFulfilled.catch(() => null)) dispatch(showBookmark(salonOrCoachId, null) as never);
      },
      invalidatesTags: ['Salon', 'Saved'],
    }),
  }),
});

export const { useContentCreateBookmarkMutation, useContentRemoveBookmarkMutation } = bookmarkApi;
