import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Hint, Loading, Section, Skeleton } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { token } from '@athenaeum/shared-ui/theme';
import { useCoachingPlanQuery, useCoachingSubscriptionsQuery } from './plan.api';
import { PlanSkeleton } from './PlanSkeleton';
import { Purchases } from './Purchases';
import { Shop, type ShopCheckout } from './Shop';
import { SubscriptionTable } from './SubscriptionTable';
import { liveSubscription } from './subscriptions';
import { TimeAvailable } from './TimeAvailable';
import { TimeHistory } from './TimeHistory';

/** Her time, what she can buy, her plan, and what she has bought; each part stands when another is away. */
export function Plan({ checkout }: { checkout: ShopCheckout }) {
  const { data, isError, isFetching, refetch } = useCoachingPlanQuery({});
  const plan = useCoachingSubscriptionsQuery();
  const retry = { onRetry: () => void refetch(), retrying: isFetching };

  if (!data)
    return isError ? (
      <ErrorPanel headingLevel={2} title="Your plan did not load" {...retry} />
    ) : (
      <PlanSkeleton />
    );

  const { products, me, orders } = data;
  const credits = me?.data?.credits;
  const isCustomer = Boolean(orders?.data?.some(({ status }) => status === 'paid'));
  const subscription = plan.data && liveSubscription(plan.data)?.id;
  return (
    <>
      {credits ? (
        <TimeAvailable credits={credits} />
      ) : (
        <ErrorPanel headingLevel={2} title="Your coaching time did not load" {...retry} />
      )}
      {products?.data ? (
        <Shop products={products.data} checkout={checkout} subscription={subscription} />
      ) : (
        <Apart>
          <ErrorPanel headingLevel={2} title="What is for sale did not load" {...retry} />
        </Apart>
      )}
      <Section title="Your plan">
        {plan.data ? (
          <SubscriptionTable subscriptions={plan.data} isCustomer={isCustomer} />
        ) : plan.isError ? (
          <ErrorPanel
            title="Your subscription did not load"
            onRetry={() => void plan.refetch()}
            retrying={plan.isFetching}
          />
        ) : (
          <Loading label="Loading your subscription">
            <Skeleton $height="98px" />
          </Loading>
        )}
      </Section>
      <Section title="Time history">
        {credits && !isMissing(data, 'me.data.credits') ? (
          <TimeHistory credits={credits} />
        ) : (
          <Hint>Your history could not be read just now.</Hint>
        )}
      </Section>
      <Section title="Purchases and receipts">
        {orders?.data ? (
          <Purchases orders={orders.data} />
        ) : (
          <ErrorPanel title="Your purchases did not load" {...retry} />
        )}
      </Section>
    </>
  );
}

const Apart = styled.div`
  margin-top: ${token.space[48]};
`;
