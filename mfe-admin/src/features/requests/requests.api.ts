import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  ApproveEmailChangeDocument,
  DeclineEmailChangeDocument,
  KeepMemberDocument,
  SettleRefundDocument,
  StaffRequestsDocument,
} from './__generated__/requests';

/** The oldest of each kind are shown. */
export const MAX_REQUESTS = 50;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    staffRequests: build.query({ ...operation(StaffRequestsDocument), providesTags: ['Requests'] }),
    // Also after a refusal: a colleague may have decided it.
    usersApproveEmailChange: build.mutation({
      ...operation(ApproveEmailChangeDocument),
      invalidatesTags: ['Requests', 'Member'],
    }),
    usersDeclineEmailChange: build.mutation({
      ...operation(DeclineEmailChangeDocument),
      invalidatesTags: ['Requests', 'Member'],
    }),
    usersKeepMember: build.mutation({
      ...operation(KeepMemberDocument),
      invalidatesTags: ['Requests', 'Member'],
    }),
    contentSettleRefund: build.mutation({
      ...operation(SettleRefundDocument),
      invalidatesTags: ['Requests', 'Sales'],
    }),
  }),
});

export const {
  useStaffRequestsQuery,
  useUsersApproveEmailChangeMutation,
  useUsersDeclineEmailChangeMutation,
  useUsersKeepMemberMutation,
  useContentSettleRefundMutation,
} = injected;

export const prefetchRequests = () => injected.util.prefetch('staffRequests', { take: MAX_REQUESTS }, FRESH);
