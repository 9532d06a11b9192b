import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { AnswerDraftDocument } from './__generated__/answerDraft';
import { PortfolioDocument, type PortfolioQuery } from './__generated__/portfolio';

export type PortfolioService = NonNullable<NonNullable<PortfolioQuery['bcp']>['data']>;
export type PortfolioOrder = NonNullable<NonNullable<PortfolioQuery['orders']>['data']>[number];
export type OwnPortfolio = NonNullable<NonNullable<PortfolioQuery['portfolios']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingPortfolio: build.query({
      ...operation(PortfolioDocument),
      providesTags: ['Portfolio', 'Orders'],
    }),
    // Also after a refusal: there is a newer draft, or another window has answered.
    coachingAnswerDraft: build.mutation({
      ...operation(AnswerDraftDocument),
      invalidatesTags: ['Portfolio'],
    }),
  }),
});

export const { useCoachingPortfolioQuery, useCoachingAnswerDraftMutation } = injected;

export const prefetchPortfolio = () => injected.util.prefetch('coachingPortfolio', {}, FRESH);
