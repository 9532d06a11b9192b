import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Hint, Loading, Section, Skeleton, Stack } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { token } from '@athenaeum/shared-ui/theme';
import { useCoachingPlanQuery, useCoachingSubscriptionsQuery } from './plan.api';
import { planText } from './plan.messages';
import { PlanSkeleton } from './PlanSkeleton';
import { Purchases } from './Purchases';
import { purchasesOf } from './purchasesOf';
import { Seats, seatsAhead } from './Seats';
import { Shop, type ShopCheckout } from './Shop';
import { SubscriptionTable } from './SubscriptionTable';
import { liveSubscription } from './subscriptions';
import { TimeAvailable } from './TimeAvailable';
import { TimeHistory } from './TimeHistory';

/** Coaching time, shop, plan and purchases of the member; each section works when another failed to load. */
export function Plan({ checkout }: { checkout: ShopCheckout }) {
  const { data, isError, isFetching, refetch } = useCoachingPlanQuery({});
  const plan = useCoachingSubscriptionsQuery();
  const retry = { onRetry: () => void refetch(), retrying: isFetching };

  if (!data)
    return isError ? <ErrorPanel headingLevel={2} title={planText.notLoaded} {...retry} /> : <PlanSkeleton />;

  const { products, me, orders, seatOrders, membershipPurchases } = data;
  const now = Date.now();
  const ahead = seatsAhead(seatOrders?.data ?? [], now);
  const credits = me?.data?.credits;
  const isCustomer = [...(orders?.data ?? []), ...(seatOrders?.data ?? [])].some(
    ({ status }) => status === 'paid',
  );
  const subscription = plan.data && liveSubscription(plan.data)?.id;
  return (
    <>
      {credits ? (
        <TimeAvailable credits={credits} />
      ) : (
        <ErrorPanel headingLevel={2} title={planText.timeNotLoaded} {...retry} />
      )}
      {products?.data ? (
        <Shop products={products.data} checkout={checkout} subscription={subscription} />
      ) : (
        <Apart>
          <ErrorPanel headingLevel={2} title={planText.shopNotLoaded} {...retry} />
        </Apart>
      )}
      <Section title={planText.yours}>
        {plan.data ? (
          <SubscriptionTable subscriptions={plan.data} isCustomer={isCustomer} />
        ) : plan.isError ? (
          <ErrorPanel
            title={planText.subscriptionNotLoaded}
            onRetry={() => void plan.refetch()}
            retrying={plan.isFetching}
          />
        ) : (
          <Loading label={planText.subscriptionLoading}>
            <Skeleton $height="98px" />
          </Loading>
        )}
      </Section>
      {ahead.length > 0 && (
        <Section title={planText.seats}>
          <Seats seats={ahead} />
        </Section>
      )}
      <Section title={planText.history}>
        {credits && !isMissing(data, 'me.data.credits') ? (
          <TimeHistory credits={credits} />
        ) : (
          <Hint>{planText.historyNotLoaded}</Hint>
        )}
      </Section>
      <Section title={planText.purchases}>
        {orders?.data || seatOrders?.data || membershipPurchases?.data ? (
          <Stack>
            {!(orders?.data && seatOrders?.data && membershipPurchases?.data) && (
              <ErrorPanel title={planText.somePurchasesNotLoaded} {...retry} />
            )}
            <Purchases
              purchases={purchasesOf(
                {
                  orders: orders?.data ?? [],
                  seats: seatOrders?.data ?? [],
                  memberships: membershipPurchases?.data ?? [],
                },
                now,
              )}
            />
          </Stack>
        ) : (
          <ErrorPanel title={planText.purchasesNotLoaded} {...retry} />
        )}
      </Section>
    </>
  );
}

const Apart = styled.div`
  margin-top: ${token.space[48]};
`;
