import { type Prefetch, useSearchParams } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { OrderNotice, useCheckout } from '../features/checkout';
import { prefetchCoachingTime } from '../features/creditsWidget';
import { Plan, planText, prefetchPlan } from '../features/plan';

// Not the subscriptions: they cost a call to the payment provider, too much for a link that is only hovered.
export const prefetch: Prefetch = () => [prefetchPlan(), prefetchCoachingTime()];

export default function ManagePlanPage() {
  const checkout = useCheckout();
  const [params] = useSearchParams();
  const order = params.get('order');
  return (
    <PageFrame>
      <PageHeading title={planText.title} lead={planText.lead} />
      {order && (
        <Return>
          <OrderNotice key={order} orderId={order} wasCancelled={params.get('checkout') === 'cancelled'} />
        </Return>
      )}
      <Plan checkout={checkout} />
    </PageFrame>
  );
}

const Return = styled.div`
  margin-bottom: ${token.space[24]};
`;
