import type { Answer } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { refusalOf } from '../../components/permission';
import { CreateBookmarkDocument, type CreateBookmarkMutation } from './__generated__/createBookmark';
import { RemoveBookmarkDocument, type RemoveBookmarkMutation } from './__generated__/removeBookmark';

const CHECK = '/webhooks/salesforce/bookmark';

interface Wish {
  userId: string;
  salonOrCoachId: string;
}

/** Both ask first whether they may. Whatever came of it, her data is read anew. */
export const { useContentCreateBookmarkMutation, useContentRemoveBookmarkMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    contentCreateBookmark: build.mutation<Answer<CreateBookmarkMutation>, Wish>({
      queryFn: async (wish, { extra }, _options, send) => {
        const error = await refusalOf(extra, CHECK, wish);
        if (error) return { error };
        const variables = { input: { ...wish, type: 'SALON' as const } };
        return send({ document: CreateBookmarkDocument, variables }) as never;
      },
      invalidatesTags: ['Salon'],
    }),
    contentRemoveBookmark: build.mutation<Answer<RemoveBookmarkMutation>, Wish & { id: string }>({
      queryFn: async (wish, { extra }, _options, send) => {
        const error = await refusalOf(extra, CHECK, wish);
        if (error) return { error };
        return send({ document: RemoveBookmarkDocument, variables: { input: { id: wish.id } } }) as never;
      },
      invalidatesTags: ['Salon'],
    }),
  }),
});
