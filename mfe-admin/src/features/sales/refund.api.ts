import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  RefundCoachingOrderDocument,
  RefundMembershipOrderDocument,
  RefundSeatOrderDocument,
} from './__generated__/refund';

// Time, seats and due refunds change with it.
const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingRefundOrder: build.mutation({
      ...operation(RefundCoachingOrderDocument),
      invalidatesTags: ['Sales', 'Credits'],
    }),
    contentRefundSeatOrder: build.mutation({
      ...operation(RefundSeatOrderDocument),
      invalidatesTags: ['Sales', 'Requests'],
    }),
    usersRefundMembershipOrder: build.mutation({
      ...operation(RefundMembershipOrderDocument),
      invalidatesTags: ['Sales'],
    }),
  }),
});

export const {
  useCoachingRefundOrderMutation,
  useContentRefundSeatOrderMutation,
  useUsersRefundMembershipOrderMutation,
} = injected;
