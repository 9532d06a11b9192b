import { isMissing } from '@athenaeum/shell-contract';
import { Card, ErrorPanel, Hint, Section, Stack } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { media, token } from '@athenaeum/shared-ui/theme';
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
import { YourPlan } from './YourPlan';

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
  const paid = membershipPurchases?.data?.toSorted((one, other) => other.paid_at - one.paid_at)[0];
  return (
    <>
      <Head>
        <YourPlan paid={paid} isCustomer={isCustomer} />
        {credits ? (
          <TimeAvailable credits={credits} />
        ) : (
          <ErrorPanel headingLevel={2} title={planText.timeNotLoaded} {...retry} />
        )}
      </Head>
      {products?.data ? (
        <Shopping>
          <Shop products={products.data} checkout={checkout} subscription={subscription} />
        </Shopping>
      ) : (
        <Apart>
          <ErrorPanel headingLevel={2} title={planText.shopNotLoaded} {...retry} />
        </Apart>
      )}
      {ahead.length > 0 && (
        <Section title={planText.seats}>
          <Seats seats={ahead} />
        </Section>
      )}
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
      <Section id="time-history" title={planText.history}>
        {credits && !isMissing(data, 'me.data.credits') ? (
          <TimeHistory credits={credits} />
        ) : (
          <Hint>{planText.historyNotLoaded}</Hint>
        )}
      </Section>
      {plan.data && plan.data.rows.length > 0 && (
        <Section title={planText.subscriptions}>
          <SubscriptionTable subscriptions={plan.data} />
        </Section>
      )}
    </>
  );
}

/** The plan and the coaching time beside each other, with a line between. */
const Head = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

  & > * {
    padding: ${token.space[32]};
  }

  & > * + * {
    border-left: 1px solid ${token.color.line};
  }

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);

    & > * + * {
      border-top: 1px solid ${token.color.line};
      border-left: 0;
    }
  }

  ${media.under(768)} {
    & > * {
      padding: ${token.space[16]};
    }
  }

  @media print {
    break-inside: avoid;
  }
`;

/** On paper the page is a record of what was bought, not a shop. */
const Shopping = styled.div`
  @media print {
    display: none;
  }
`;

const Apart = styled.div`
  margin-top: ${token.space[48]};
`;
