import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { FeedbackDocument, ModerateReviewDocument, type StaffReviewFragment } from './__generated__/feedback';
import { feedbackView, queryOf } from './feedbackView';

export type StaffReview = StaffReviewFragment;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentFeedback: build.query({ ...operation(FeedbackDocument), providesTags: ['Feedback'] }),
    // Also after a refusal, as the stored version has changed then.
    contentModerateReview: build.mutation({
      ...operation(ModerateReviewDocument),
      invalidatesTags: ['Feedback'],
    }),
  }),
});

export const { useContentFeedbackQuery, useContentModerateReviewMutation } = injected;

export const prefetchFeedback = (search: URLSearchParams) =>
  injected.util.prefetch('contentFeedback', { input: queryOf(feedbackView.read(search)) }, FRESH);
