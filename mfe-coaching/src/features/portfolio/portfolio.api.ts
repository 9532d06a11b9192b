import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { PortfolioDocument, type PortfolioQuery } from './__generated__/portfolio';

export type PortfolioService = NonNullable<NonNullable<PortfolioQuery['bcp']>['data']>;
export type PortfolioOrder = NonNullable<NonNullable<PortfolioQuery['orders']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingPortfolio: build.query({
      ...operation(PortfolioDocument),
      providesTags: ['Portfolio', 'Orders'],
    }),
  }),
});

export const { useCoachingPortfolioQuery } = injected;

export const prefetchPortfolio = () => injected.util.prefetch('coachingPortfolio', {}, FRESH);
