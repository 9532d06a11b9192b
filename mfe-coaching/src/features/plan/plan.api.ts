import { FRESH, operation, type ApiError, type PlatformV1 } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { PlanDocument, type PlanQuery } from './__generated__/plan';
import { readSubscriptions, type Subscriptions } from './subscriptions';

export type Product = NonNullable<NonNullable<PlanQuery['products']>['data']>[number];
export type Order = NonNullable<NonNullable<PlanQuery['orders']>['data']>[number];
export type Credits = NonNullable<NonNullable<NonNullable<PlanQuery['me']>['data']>['credits']>;
export type CreditEntry = NonNullable<Credits['ledger']>[number];

const UNREAD: ApiError = {
  kind: 'failed',
  code: 'UNAVAILABLE',
  message: 'Something went wrong on our side. Please try again.',
};

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingPlan: build.query({ ...operation(PlanDocument), providesTags: ['Credits', 'Orders'] }),
    coachingSubscriptions: build.query<Subscriptions, void>({
      async queryFn(_none, { extra }) {
        const { platform } = extra as { platform: PlatformV1 };
        return readSubscriptions(platform.apiBase).then(
          (data) => ({ data }),
          () => ({ error: UNREAD }),
        );
      },
    }),
  }),
});

export const { useCoachingPlanQuery, useCoachingSubscriptionsQuery } = injected;

export const prefetchPlan = () => injected.util.prefetch('coachingPlan', {}, FRESH);
