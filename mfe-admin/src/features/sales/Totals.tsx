import { Card, Meta } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { formatFullMoney } from '@athenaeum/common/money';
import type { SalesTotal } from './sales.api';
import { salesText } from './sales.messages';

interface TotalsProps {
  /** The totals of each kind; undefined while loading. */
  kinds: readonly { name: string; totals: readonly SalesTotal[] | null | undefined }[];
}

/** Paid totals of each kind and of all; never across currencies, nor without a kind that failed to load. */
export function Totals({ kinds }: TotalsProps) {
  const isWhole = kinds.every(({ totals }) => totals);
  const together = kinds.flatMap(({ totals }) => totals ?? []);
  return (
    <Figures aria-label={salesText.totals}>
      {kinds.map(({ name, totals }) => (
        <Figure key={name} name={name} totals={totals} />
      ))}
      <Figure name={salesText.total} totals={isWhole ? together : undefined} />
    </Figures>
  );
}

function Figure({ name, totals }: { name: string; totals: readonly SalesTotal[] | null | undefined }) {
  const paid = totals?.filter(({ status }) => status === 'paid');
  const due = paid?.filter(({ refund_due }) => refund_due > 0) ?? [];
  return (
    <Card as="li" $padded>
      <Kind>{salesText.paidFor({ kind: name })}</Kind>
      <strong>{paid ? inWords(paid, 'total') : '\u00a0'}</strong>
      <Notes>
        {paid && (
          <>
            <span>{ordersOf(paid)}</span>
            {due.length > 0 && <span> {salesText.dueTotal({ amount: inWords(due, 'refund_due') })}</span>}
          </>
        )}
      </Notes>
    </Card>
  );
}

function ordersOf(paid: readonly SalesTotal[]): string {
  const orders = paid.reduce((sum, row) => sum + row.orders, 0);
  return salesText.orders({ count: orders });
}

/** `$1,380.00`, and one more for each other currency. */
function inWords(rows: readonly SalesTotal[], what: 'total' | 'refund_due'): string {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? 0) + row[what]);
  return sums.size === 0
    ? formatFullMoney(0, 'USD')
    : [...sums].map(([currency, amount]) => formatFullMoney(amount, currency)).join(' + ');
}

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[16]};
  margin-bottom: ${token.space[24]};

  ${media.under(1070)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[12]};
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[8]};
  }

  & li {
    ${media.under(600)} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(auto, 45%);
      column-gap: ${token.space[12]};
      padding-block: ${token.space[12]};
    }
  }

  & strong {
    display: block;
    min-height: 1.4em;
    font-size: ${token.text[24]};
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
    line-height: 1.4;

    ${media.under(600)} {
      grid-area: 1 / 2;
      align-self: center;
      text-align: right;
      font-size: ${token.text[20]};
    }
  }
`;

/** On a phone in two lines, reserved: in other letters than the page's, or beside a larger amount, it needs them. */
const Kind = styled(Meta)`
  ${media.under(600)} {
    align-content: center;
    min-height: 3em;
  }
`;

/** One line, reserved against layout shift. */
const Notes = styled(Meta)`
  min-height: 1.5em;

  & span {
    display: inline-block;
    margin-right: ${token.space[12]};
  }

  ${media.under(600)} {
    grid-column: 1 / -1;
  }
`;
