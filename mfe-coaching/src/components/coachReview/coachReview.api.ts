import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CreateCoachReviewDocument } from './__generated__/createReview';
import { UpdateCoachReviewDocument } from './__generated__/updateReview';

/** Reloads the coach, which includes the member's own review and its status. */
export const { useCoachingCreateCoachReviewMutation, useCoachingUpdateCoachReviewMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      coachingCreateCoachReview: build.mutation({
        ...operation(CreateCoachReviewDocument),
        invalidatesTags: ['Coach'],
      }),
      coachingUpdateCoachReview: build.mutation({
        ...operation(UpdateCoachReviewDocument),
        invalidatesTags: ['Coach'],
      }),
    }),
  });
