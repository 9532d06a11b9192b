import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { DeliverPortfolioDocument } from './__generated__/deliverPortfolio';
import { PortfolioDeskDocument, type PortfolioDeskQuery } from './__generated__/portfolioDesk';
import { SendDraftDocument } from './__generated__/sendDraft';
import { TakePortfolioDocument } from './__generated__/takePortfolio';

export type DeskPortfolio = NonNullable<NonNullable<PortfolioDeskQuery['portfolioDesk']>['data']>[number];

// Also after a refusal: another writer has it, or its status has changed.
export const {
  useCoachingPortfolioDeskQuery,
  useCoachingTakePortfolioMutation,
  useCoachingSendDraftMutation,
  useCoachingDeliverPortfolioMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    coachingPortfolioDesk: build.query({
      ...operation(PortfolioDeskDocument),
      providesTags: ['PortfoliosToWrite'],
    }),
    coachingTakePortfolio: build.mutation({
      ...operation(TakePortfolioDocument),
      invalidatesTags: ['PortfoliosToWrite'],
    }),
    coachingSendDraft: build.mutation({
      ...operation(SendDraftDocument),
      invalidatesTags: ['PortfoliosToWrite'],
    }),
    coachingDeliverPortfolio: build.mutation({
      ...operation(DeliverPortfolioDocument),
      invalidatesTags: ['PortfoliosToWrite'],
    }),
  }),
});
