import { AppLink } from '@athenaeum/shell-contract';
import {
  CheckIcon,
  ClockIcon,
  type Column,
  HourglassIcon,
  Meta,
  StatusBadge,
  type Tone,
  XIcon,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { saleStateText } from '../../components/saleStates.messages';
import { commonText } from '../../components/common.messages';
import { day } from '../../components/day';
import { listText } from '../../components/list';
import { memberPath } from '../../components/memberPath';
import { formatFullMoney } from '@athenaeum/common/money';
import { refundReason } from '../../components/refundReasons';
import type { Sale } from './sales.api';
import { salesText } from './sales.messages';
import { RefundSale } from './RefundSale';
import { refundsInWords } from './refundsInWords';
import type { SaleKind, SaleState } from './salesView';

const MARKS: Record<SaleState, { tone: Tone; icon: ReactNode }> = {
  paid: { tone: 'verdigris', icon: <CheckIcon /> },
  open: { tone: 'amber', icon: <HourglassIcon /> },
  refused: { tone: 'vermilion', icon: <XIcon /> },
  expired: { tone: 'plain', icon: <ClockIcon /> },
};

export const columns = (kind: SaleKind): readonly Column<Sale>[] => [
  {
    key: 'buyer',
    label: salesText.buyer,
    render: ({ buyer, buyer_name, buyer_email }) => (
      <Two>
        {buyer ? (
          <AppLink to={memberPath(buyer.id)}>{buyer.name}</AppLink>
        ) : (
          <strong>{buyer_name ?? commonText.formerMember}</strong>
        )}
        <Meta as="small">{buyer?.email ?? buyer_email}</Meta>
      </Two>
    ),
  },
  {
    key: 'what',
    label: salesText.what,
    render: ({ id, title }) => (
      <What>
        {title}
        <Meta as="small">{salesText.orderOf({ id })}</Meta>
      </What>
    ),
  },
  { key: 'state', label: listText.state, render: ({ status }) => <State status={status} /> },
  {
    key: 'amount',
    label: salesText.amount,
    numeric: true,
    render: ({ total, currency }) => formatFullMoney(total, currency),
  },
  { key: 'ordered', label: salesText.ordered, render: ({ created_at }) => day(created_at) },
  {
    key: 'paid',
    label: salesText.paid,
    render: ({ paid_at, invoice_id }) => (
      <Paid>
        {day(paid_at)}
        {invoice_id && <Meta as="small">{salesText.receiptOf({ id: invoice_id })}</Meta>}
      </Paid>
    ),
  },
  {
    key: 'due',
    label: salesText.refund,
    render: (sale) => {
      const { refund_due, refunded_at, refunds } = sale;
      const lines = refundsInWords(sale);
      if (refund_due && !refunded_at)
        lines.unshift(salesText.refundDue({ reason: refundReason(refund_due) }));
      // Noted by hand.
      if (refunded_at && refunds.length === 0) lines.push(salesText.refundedOn({ day: day(refunded_at) }));
      return (
        <Refunded>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <RefundSale kind={kind} sale={sale} />
        </Refunded>
      );
    },
  },
];

function State({ status }: { status: SaleState }) {
  const { tone, icon } = MARKS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {saleStateText[status]}
    </StatusBadge>
  );
}

const Two = styled.span`
  display: grid;
  align-content: center;
  min-height: 44px;
  min-width: min(240px, 45vw);
  max-width: 260px;
  overflow-wrap: break-word;
  white-space: normal;

  & > strong,
  & > a {
    font-weight: ${token.weight.strong};
  }
`;

const What = styled.span`
  display: grid;
  min-width: 200px;
  max-width: 320px;
  overflow-wrap: anywhere;
  white-space: normal;
`;

const Paid = styled.span`
  display: grid;
  min-width: 96px;
  max-width: 200px;
  overflow-wrap: anywhere;
  white-space: normal;
`;

const Refunded = styled.span`
  display: grid;
  justify-items: start;
  align-content: center;
  min-width: 140px;
  min-height: 44px;
  /* The dialog is in here, too. */
  white-space: normal;
`;
