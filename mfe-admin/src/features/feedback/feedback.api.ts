import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  FeedbackDocument,
  ModerateReviewDocument,
  ModerateReviewsDocument,
  type ModerateReviewsMutation,
  type StaffReviewFragment,
} from './__generated__/feedback';
import { feedbackView, queryOf } from './feedbackView';

export type StaffReview = StaffReviewFragment;
/** What a decision about several reviews did. */
export type Outcome = NonNullable<NonNullable<ModerateReviewsMutation['moderateReviews']>['data']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentFeedback: build.query({ ...operation(FeedbackDocument), providesTags: ['Feedback'] }),
    // Also after a refusal, as the stored version has changed then.
    contentModerateReview: build.mutation({
      ...operation(ModerateReviewDocument),
      invalidatesTags: ['Feedback'],
    }),
    contentModerateReviews: build.mutation({
      ...operation(ModerateReviewsDocument),
      invalidatesTags: ['Feedback'],
    }),
  }),
});

export const {
  useContentFeedbackQuery,
  useContentModerateReviewMutation,
  useContentModerateReviewsMutation,
} = injected;

export const prefetchFeedback = (search: URLSearchParams) =>
  injected.util.prefetch('contentFeedback', { input: queryOf(feedbackView.read(search)) }, FRESH);
