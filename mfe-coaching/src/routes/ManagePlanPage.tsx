import { useSearchParams } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { OrderNotice, useCheckout } from '../features/checkout';
import { Plan, planText } from '../features/plan';

export { prefetchPlan } from '../features/plan';

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
