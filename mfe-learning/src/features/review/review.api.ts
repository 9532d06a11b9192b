import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CreateReviewDocument } from './__generated__/createReview';
import { UpdateReviewDocument } from './__generated__/updateReview';

/** Reloads the page, which shows the member's own review and its status. */
export const { useContentCreateReviewMutation, useContentUpdateReviewMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    contentCreateReview: build.mutation({
      ...operation(CreateReviewDocument),
      invalidatesTags: ['Salon', 'Pathway'],
    }),
    contentUpdateReview: build.mutation({
      ...operation(UpdateReviewDocument),
      invalidatesTags: ['Salon', 'Pathway'],
    }),
  }),
});
