import { CheckIcon, HourglassIcon, Meta, StatusBadge, type Tone, XIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { formatFullMoney } from '@athenaeum/common/money';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { day } from '../../components/day';
import { refundDialogText as text } from './refund.messages';
import type { Sale } from './sales.api';

type Refund = Sale['refunds'][number];

const MARKS: Record<Refund['state'], { tone: Tone; icon: ReactNode; words: () => string }> = {
  pending: { tone: 'amber', icon: <HourglassIcon />, words: () => text.pending },
  made: { tone: 'verdigris', icon: <CheckIcon />, words: () => text.made },
  failed: { tone: 'vermilion', icon: <XIcon />, words: () => text.failedState },
};

/** The refunds of an order, newest first. */
export function RefundHistory({ sale: { refunds, currency } }: { sale: Sale }) {
  const heading = useId();
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading}>{text.history}</Heading>
      <List>
        {[...refunds].reverse().map((refund) => {
          const { tone, icon, words } = MARKS[refund.state];
          return (
            <li key={refund.id}>
              <Line>
                <strong>{formatFullMoney(refund.amount, currency)}</strong>
                <StatusBadge tone={tone} icon={icon}>
                  {words()}
                </StatusBadge>
                <Meta as="span">{[day(refund.asked_at), ...alsoOf(refund)].join(' · ')}</Meta>
              </Line>
              <Meta as="p">{refund.reason}</Meta>
              {refund.state === 'pending' && <Meta as="p">{text.pendingHint}</Meta>}
              {refund.state === 'failed' && (
                <Meta as="p">{text.failedHint({ problem: refund.problem ?? '' })}</Meta>
              )}
            </li>
          );
        })}
      </List>
    </section>
  );
}

const alsoOf = ({ minutes, gives_up_seat }: Refund): string[] => [
  ...(minutes > 0 ? [text.removed({ minutes })] : []),
  ...(gives_up_seat ? [text.seatGivenUp] : []),
];

const Heading = styled.h3`
  margin: 0 0 ${token.space[8]};
  font-family: inherit;
  letter-spacing: normal;
  font-size: ${token.text[14]};
  font-weight: ${token.weight.strong};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  font-variant-numeric: tabular-nums;
`;
