import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  ClosePostingDocument,
  ExtendPostingDocument,
  PostedDocument,
  type PostedFactsFragment,
} from './__generated__/posted';

export type Posted = PostedFactsFragment;

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesPosted: build.query(operation(PostedDocument)),
  }),
});

/** What a change answers stands in what was read. */
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
export const { useOpportunitiesExtendPostingMutation, useOpportunitiesClosePostingMutation } = writing;
