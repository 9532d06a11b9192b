import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  MyApplicationsDocument,
  type MyApplicationsQuery,
  WithdrawApplicationDocument,
} from './__generated__/applications';

export const PAGE_SIZE = 20;

export type OwnApplication = NonNullable<NonNullable<MyApplicationsQuery['applications']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesMyApplications: build.query({
      ...operation(MyApplicationsDocument),
      providesTags: ['Applications'],
    }),
    opportunitiesWithdraw: build.mutation({
      ...operation(WithdrawApplicationDocument),
      // The opportunity on the board may be applied for again.
      invalidatesTags: ['Applications', 'Board'],
    }),
  }),
});

export const { useOpportunitiesMyApplicationsQuery, useOpportunitiesWithdrawMutation } = injected;

export const prefetchMyApplications = () =>
  injected.util.prefetch('opportunitiesMyApplications', { take: PAGE_SIZE, skip: 0 }, FRESH);
