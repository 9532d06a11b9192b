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
import { day } from '../../components/day';
import { money } from './money';
import type { Sale } from './sales.api';
import type { SaleState } from './salesView';
import { STATE_NAMES } from './stateNames';

const MARKS: Record<SaleState, { tone: Tone; icon: ReactNode }> = {
  paid: { tone: 'verdigris', icon: <CheckIcon /> },
  open: { tone: 'amber', icon: <HourglassIcon /> },
  refused: { tone: 'vermilion', icon: <XIcon /> },
  expired: { tone: 'plain', icon: <ClockIcon /> },
};

/** Why money has to go back. */
const DUE: Readonly<Record<string, string>> = {
  seat_gone: 'no seat was free',
  event_off: 'the event was off',
  had_seat: 'she had a seat',
  given_back: 'the seat was given back or cancelled',
};

export const columns: readonly Column<Sale>[] = [
  {
    key: 'buyer',
    label: 'Buyer',
    render: ({ buyer, buyer_name, buyer_email }) => (
      <Two>
        {buyer ? (
          <AppLink to={`/admin/members?member=${buyer.id}`}>{buyer.name}</AppLink>
        ) : (
          <strong>{buyer_name ?? 'Somebody who has left'}</strong>
        )}
        <Meta as="small">{buyer?.email ?? buyer_email}</Meta>
      </Two>
    ),
  },
  { key: 'what', label: 'What', render: ({ title }) => <What>{title}</What> },
  { key: 'state', label: 'State', render: ({ status }) => <State status={status as SaleState} /> },
  {
    key: 'amount',
    label: 'Amount',
    render: ({ total, currency }) => <Amount>{money(total, currency)}</Amount>,
  },
  { key: 'ordered', label: 'Ordered', render: ({ created_at }) => day(created_at) },
  { key: 'paid', label: 'Paid', render: ({ paid_at }) => day(paid_at) },
  { key: 'receipt', label: 'Receipt', render: ({ invoice_id }) => invoice_id ?? '' },
  {
    key: 'due',
    label: 'To be refunded',
    render: ({ refund_due }) => (refund_due ? `Yes: ${DUE[refund_due] ?? refund_due}` : ''),
  },
  { key: 'order', label: 'Order', render: ({ id }) => <small>{id}</small> },
];

function State({ status }: { status: SaleState }) {
  const { tone, icon } = MARKS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {STATE_NAMES[status]}
    </StatusBadge>
  );
}

const Two = styled.span`
  display: grid;
  align-content: center;
  min-height: 44px;
  min-width: min(200px, 45vw);
  max-width: 260px;
  overflow-wrap: anywhere;
  white-space: normal;

  & > strong,
  & > a {
    font-weight: ${token.weight.strong};
  }
`;

const What = styled.span`
  display: block;
  min-width: 200px;
  max-width: 320px;
  white-space: normal;
`;

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
`;
