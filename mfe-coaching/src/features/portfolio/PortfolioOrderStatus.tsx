import { formatDay, Notice, TextLink } from '@athenaeum/shared-ui';
import type { PortfolioOrder } from './portfolio.api';

interface PortfolioOrderStatusProps {
  orders: readonly PortfolioOrder[];
  /** Ids of the portfolios that are for sale. */
  portfolios: readonly string[];
  now?: number;
}

/** How the latest order of a portfolio stands; nothing where there is none. */
export function PortfolioOrderStatus({ orders, portfolios, now = Date.now() }: PortfolioOrderStatusProps) {
  const order = orders.find(
    ({ status, expires_at, lines }) =>
      (status !== 'open' || expires_at > now) &&
      lines.some(({ product_id }) => portfolios.includes(product_id)),
  );
  if (!order) return null;
  const { id, status, paid_at, invoice_id } = order;
  const title = order.lines.find(({ product_id }) => portfolios.includes(product_id))?.title;

  if (status === 'paid')
    return (
      <Notice
        tone="verdigris"
        title={`You ordered the ${title}${paid_at ? ` on ${formatDay(paid_at)}` : ''}.`}
        action={
          <TextLink look="more" href="/manage-plan">
            See the receipt
          </TextLink>
        }
      >
        Your payment is confirmed{invoice_id ? `, receipt ${invoice_id}` : ''}.
      </Notice>
    );
  if (status === 'refused')
    return (
      <Notice tone="vermilion" title={`Your payment for the ${title} was refused.`}>
        Nothing was charged. You can choose again below and pay with another card.
      </Notice>
    );
  return (
    <Notice
      tone="amber"
      title={`Your order of the ${title} is not paid yet.`}
      action={
        <TextLink look="more" href={`/api/billing/checkout/${id}`}>
          Continue to payment
        </TextLink>
      }
    />
  );
}
