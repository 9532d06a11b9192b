import { CircleAlertIcon, formatDay, Hint, HourglassIcon, StatusBadge, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { formatMoney } from '../../components/formatMoney';
import type { Order } from './plan.api';

/** What she has bought with its receipts, and what she has not paid yet. */
export function Purchases({ orders, now = Date.now() }: { orders: readonly Order[]; now?: number }) {
  const shown = orders.filter(({ status, expires_at }) => status !== 'open' || expires_at > now);
  if (shown.length === 0)
    return <Hint>No receipts yet. They will be kept here after your next purchase.</Hint>;
  return (
    <List>
      {shown.map((order) => (
        <li key={order.id}>
          <Purchase order={order} />
        </li>
      ))}
    </List>
  );
}

function Purchase({ order }: { order: Order }) {
  const { id, status, lines, total, currency, created_at, paid_at, invoice_id } = order;
  return (
    <Receipt>
      <div>
        <Hint>{formatDay(paid_at ?? created_at)}</Hint>
        {invoice_id && <Hint>Receipt {invoice_id}</Hint>}
        {status === 'open' && (
          <StatusBadge tone="amber" icon={<HourglassIcon />}>
            Not paid yet
          </StatusBadge>
        )}
        {status === 'refused' && (
          <StatusBadge tone="vermilion" icon={<CircleAlertIcon />}>
            Payment refused
          </StatusBadge>
        )}
      </div>
      <Lines>
        {lines.map(({ product_id, title, quantity, unit_price }) => (
          <li key={product_id}>
            <span>{quantity > 1 ? `${quantity} × ${title}` : title}</span>
            <span>{formatMoney(quantity * unit_price, currency)}</span>
          </li>
        ))}
        {lines.length > 1 && (
          <Sum>
            <span>Total</span>
            <span>{formatMoney(total, currency)}</span>
          </Sum>
        )}
        {status === 'open' && (
          <li>
            <TextLink look="more" href={`/api/billing/checkout/${id}`}>
              Continue to payment
            </TextLink>
          </li>
        )}
      </Lines>
    </Receipt>
  );
}

const List = styled.ul`
  border-top: 1px solid ${token.color.control};

  & > li {
    padding-block: ${token.space[16]};
    border-bottom: 1px solid ${token.color.line};
  }
`;

const Receipt = styled.article`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${token.space[8]} ${token.space[32]};
  overflow-wrap: anywhere;
`;

const Lines = styled.ul`
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[16]};
    font-variant-numeric: tabular-nums;
  }
`;

const Sum = styled.li`
  margin-top: ${token.space[4]};
  font-weight: ${token.weight.strong};
`;
