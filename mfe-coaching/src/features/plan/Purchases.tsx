import {
  CircleAlertIcon,
  DownloadIcon,
  formatDay,
  Hint,
  HourglassIcon,
  Row,
  StatusBadge,
  TextLink,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { formatMoney } from '@athenaeum/common/money';
import { BillingDetails } from './BillingDetails';
import { DiscardOrder } from './DiscardOrder';
import { purchasesText } from './purchases.messages';
import { invoiceOf, type Purchase } from './purchasesOf';

/** The member's purchases, each with its invoice, and unpaid orders. */
export function Purchases({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <>
      {purchases.length === 0 ? (
        <Hint>{purchasesText.none}</Hint>
      ) : (
        <List>
          {purchases.map((purchase) => (
            <li key={`${purchase.domain} ${purchase.id}`}>
              <Receipt purchase={purchase} />
            </li>
          ))}
        </List>
      )}
      <BillingDetails />
    </>
  );
}

function Receipt({ purchase }: { purchase: Purchase }) {
  const { status, lines, total, currency, at, number, refunded, payAt, note } = purchase;
  const what = lines.map(({ label }) => label).join(', ');
  return (
    <Columns aria-label={purchasesText.named({ what, day: formatDay(at) })}>
      <div>
        <Hint>{formatDay(at)}</Hint>
        {number && <Hint>{purchasesText.receipt({ number })}</Hint>}
        {status === 'open' && (
          <StatusBadge tone="amber" icon={<HourglassIcon />}>
            {purchasesText.notPaid}
          </StatusBadge>
        )}
        {status === 'refused' && (
          <StatusBadge tone="vermilion" icon={<CircleAlertIcon />}>
            {purchasesText.declined}
          </StatusBadge>
        )}
      </div>
      <div>
        <Lines>
          {lines.map(({ key, label, amount }) => (
            <li key={key}>
              <span>{label}</span>
              <span>{formatMoney(amount, currency)}</span>
            </li>
          ))}
          {lines.length > 1 && (
            <Sum>
              <span>{purchasesText.total}</span>
              <span>{formatMoney(total, currency)}</span>
            </Sum>
          )}
          {refunded > 0 && (
            <Sum>
              <span>{purchasesText.refunded}</span>
              <span>{formatMoney(-refunded, currency)}</span>
            </Sum>
          )}
        </Lines>
        {note && <Hint>{note}</Hint>}
        {payAt && (
          <Row>
            <TextLink look="more" href={payAt}>
              {purchasesText.pay}
            </TextLink>
            <DiscardOrder purchase={purchase} what={what} />
          </Row>
        )}
      </div>
      {status === 'paid' && number && (
        <Invoice
          href={invoiceOf(purchase)}
          aria-label={purchasesText.invoiceFor({ what, day: formatDay(at) })}
        >
          <DownloadIcon size={18} />
          {purchasesText.invoice}
        </Invoice>
      )}
    </Columns>
  );
}

const List = styled.ul`
  border-top: 1px solid ${token.color.control};

  & > li {
    padding-block: ${token.space[16]};
    border-bottom: 1px solid ${token.color.line};
  }
`;

const Columns = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 200px) minmax(0, 1fr) 104px;
  gap: ${token.space[8]} ${token.space[32]};
  align-items: start;
  overflow-wrap: anywhere;

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    break-inside: avoid;
  }
`;

const Lines = styled.ul`
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[16]};
    font-variant-numeric: tabular-nums;
  }

  /* An amount is read in one piece. */
  & > li > :last-child {
    flex: none;
  }
`;

const Sum = styled.li`
  margin-top: ${token.space[4]};
  font-weight: ${token.weight.strong};
`;

const Invoice = styled.a`
  display: inline-flex;
  gap: ${token.space[8]};
  align-items: center;
  justify-self: end;
  min-height: 44px;
  margin-block: -10px;
  color: ${token.color.accent};

  ${media.under(768)} {
    justify-self: start;
    margin-block: 0;
  }
`;
