import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CreatePortfolioReviewDocument } from './__generated__/createReview';
import { PortfolioReviewDocument, type PortfolioReviewQuery } from './__generated__/portfolioReview';
import { UpdatePortfolioReviewDocument } from './__generated__/updateReview';

export type WrittenReview = NonNullable<
  NonNullable<NonNullable<PortfolioReviewQuery['bcp']>['data']>['my_review']
>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingPortfolioReview: build.query({
      ...operation(PortfolioReviewDocument),
      providesTags: ['Portfolio'],
    }),
    coachingCreatePortfolioReview: build.mutation({
      ...operation(CreatePortfolioReviewDocument),
      invalidatesTags: ['Portfolio'],
    }),
    coachingUpdatePortfolioReview: build.mutation({
      ...operation(UpdatePortfolioReviewDocument),
      invalidatesTags: ['Portfolio'],
    }),
  }),
});

export const {
  useCoachingPortfolioReviewQuery,
  useCoachingCreatePortfolioReviewMutation,
  useCoachingUpdatePortfolioReviewMutation,
} = injected;

export const prefetchPortfolioReview = () => injected.util.prefetch('coachingPortfolioReview', {}, FRESH);
