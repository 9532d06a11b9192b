import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  ChangePostingDocument,
  ClosePostingDocument,
  ExtendPostingDocument,
  PostedDocument,
  type PostedFactsFragment,
  type PostedTextFragment,
} from './__generated__/posted';

export type Posted = PostedFactsFragment;
/** The card as members see it, or would see it with a change. */
export type PostedText = PostedTextFragment;

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesPosted: build.query(operation(PostedDocument)),
  }),
});

/** Writes the mutation's result into the cached query. */
const kept = (token: string, posting: Posted | null | undefined) =>
  reading.util.updateQueryData('opportunitiesPosted', { input: { token } }, (answer) => {
    if (answer.posting && posting) answer.posting.data = posting;
  });

const writing = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesExtendPosting: build.mutation({
      ...operation(ExtendPostingDocument),
      onQueryStarted: async ({ input }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        dispatch(kept(input.token, answer?.data.extendPosting?.data));
      },
    }),
    opportunitiesChangePosting: build.mutation({
      ...operation(ChangePostingDocument),
      onQueryStarted: async ({ input }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        dispatch(kept(input.token, answer?.data.changePosting?.data));
      },
    }),
    opportunitiesClosePosting: build.mutation({
      ...operation(ClosePostingDocument),
      onQueryStarted: async ({ input }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        dispatch(kept(input.token, answer?.data.closePosting?.data));
      },
    }),
  }),
});

export const { useOpportunitiesPostedQuery } = reading;
export const {
  useOpportunitiesChangePostingMutation,
  useOpportunitiesExtendPostingMutation,
  useOpportunitiesClosePostingMutation,
} = writing;
