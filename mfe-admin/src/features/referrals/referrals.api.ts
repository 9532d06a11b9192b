import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  CloseReferralDocument,
  StaffReferralsDocument,
  type StaffReferralsQuery,
} from './__generated__/referrals';
import { queryOf, referralsView } from './referralsView';

export type ListedReferral = NonNullable<NonNullable<StaffReferralsQuery['allReferrals']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersAllReferrals: build.query({ ...operation(StaffReferralsDocument), providesTags: ['Referrals'] }),
    // Also after a refusal: the referred person may have joined since the list was read.
    usersCloseReferral: build.mutation({
      ...operation(CloseReferralDocument),
      invalidatesTags: ['Referrals'],
    }),
  }),
});

export const { useUsersAllReferralsQuery, useUsersCloseReferralMutation } = injected;

export const prefetchReferrals = (search: URLSearchParams) =>
  injected.util.prefetch('usersAllReferrals', { input: queryOf(referralsView.read(search)) }, FRESH);
