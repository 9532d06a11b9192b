import { type ApiError, FRESH, messageOf, operation, type PlatformV1 } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { DiscardOrderDocument } from './__generated__/discardOrder';
import { DiscardSeatOrderDocument } from './__generated__/discardSeatOrder';
import { PlanDocument, type PlanQuery } from './__generated__/plan';
import { readSubscriptions, type Subscriptions } from './subscriptions';

export type Product = NonNullable<NonNullable<PlanQuery['products']>['data']>[number];
export type Order = NonNullable<NonNullable<PlanQuery['orders']>['data']>[number];
export type SeatOrder = NonNullable<NonNullable<PlanQuery['seatOrders']>['data']>[number];
export type MembershipPurchase = NonNullable<NonNullable<PlanQuery['membershipPurchases']>['data']>[number];
export type Credits = NonNullable<NonNullable<NonNullable<PlanQuery['me']>['data']>['credits']>;
export type CreditEntry = NonNullable<Credits['ledger']>[number];

const unread = (): ApiError => ({ kind: 'failed', code: 'UNAVAILABLE', message: messageOf(null) });

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingPlan: build.query({ ...operation(PlanDocument), providesTags: ['Credits', 'Orders'] }),
    // Also after a refusal: it was paid meanwhile, or is gone.
    coachingDiscardOrder: build.mutation({
      ...operation(DiscardOrderDocument),
      invalidatesTags: ['Orders'],
    }),
    coachingDiscardSeatOrder: build.mutation({
      ...operation(DiscardSeatOrderDocument),
      invalidatesTags: ['Orders'],
    }),
    coachingSubscriptions: build.query<Subscriptions, void>({
      async queryFn(_none, { extra }) {
        const { platform } = extra as { platform: PlatformV1 };
        return readSubscriptions(platform.apiBase).then(
          (data) => ({ data }),
          () => ({ error: unread() }),
        );
      },
    }),
  }),
});

export const {
  useCoachingPlanQuery,
  useCoachingSubscriptionsQuery,
  useCoachingDiscardOrderMutation,
  useCoachingDiscardSeatOrderMutation,
} = injected;

export const prefetchPlan = () => injected.util.prefetch('coachingPlan', {}, FRESH);
