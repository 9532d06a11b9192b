import { formatDay, Notice, TextLink } from '@athenaeum/shared-ui';
import type { PortfolioOrder } from './portfolio.api';
import { portfolioOrderText } from './portfolio.messages';

interface PortfolioOrderStatusProps {
  orders: readonly PortfolioOrder[];
  /** Ids of the portfolios that are for sale. */
  portfolios: readonly string[];
  now?: number;
}

/** The status of the latest portfolio order; empty without one. */
export function PortfolioOrderStatus({ orders, portfolios, now = Date.now() }: PortfolioOrderStatusProps) {
  const order = orders.find(
    ({ status, expires_at, lines }) =>
      (status !== 'open' || expires_at > now) &&
      lines.some(({ product_id }) => portfolios.includes(product_id)),
  );
  if (!order) return null;
  const { id, status, paid_at, invoice_id } = order;
  const title = order.lines.find(({ product_id }) => portfolios.includes(product_id))?.title ?? '';

  if (status === 'paid')
    return (
      <Notice
        tone="verdigris"
        title={
          paid_at
            ? portfolioOrderText.orderedOn({ title, day: formatDay(paid_at) })
            : portfolioOrderText.ordered({ title })
        }
        action={
          <TextLink look="more" href="/manage-plan">
            {portfolioOrderText.seeReceipt}
          </TextLink>
        }
      >
        {invoice_id
          ? portfolioOrderText.confirmedReceipt({ receipt: invoice_id })
          : portfolioOrderText.confirmed}
      </Notice>
    );
  if (status === 'refused')
    return (
      <Notice tone="vermilion" title={portfolioOrderText.declined({ title })}>
        {portfolioOrderText.tryAgain}
      </Notice>
    );
  return (
    <Notice
      tone="amber"
      title={portfolioOrderText.notPaid({ title })}
      action={
        <TextLink look="more" href={`/api/billing/checkout/${id}`}>
          {portfolioOrderText.pay}
        </TextLink>
      }
    />
  );
}
