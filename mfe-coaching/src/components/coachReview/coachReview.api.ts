import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CreateCoachReviewDocument } from './__generated__/createReview';
import { UpdateCoachReviewDocument } from './__generated__/updateReview';

/** What shows the coach is read anew: it shows her own review with its state. */
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
