import {
  CircleAlertIcon,
  CircleCheckIcon,
  DateBlock,
  formatEventTime,
  Hint,
  StatusBadge,
  TextLink,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { SeatOrder } from './plan.api';
import { seatsText } from './seats.messages';

interface SeatsProps {
  /** Paid seats at upcoming salons; see `seatsAhead`. */
  seats: readonly Seat[];
}

type Seat = SeatOrder & { salon: NonNullable<SeatOrder['salon']> };

/** The seats that a member has bought at upcoming salons, soonest first. */
export function seatsAhead(orders: readonly SeatOrder[], now: number): Seat[] {
  return orders
    .filter((order): order is Seat => order.status === 'paid' && (order.salon?.date ?? 0) > now)
    .sort((one, other) => one.salon.date - other.salon.date);
}

/** Each seat with time, place and status. */
export function Seats({ seats }: SeatsProps) {
  return (
    <List>
      {seats.map(({ id, title, refund_due, salon }) => {
        const moment = {
          start: salon.date,
          zone: salon.timezone,
          inPerson: salon.event_location !== 'Virtual',
        };
        return (
          <li key={id}>
            <DateBlock {...moment} off={Boolean(salon.salon_status)} />
            <div>
              <Title>
                <TextLink href={`/salons/${salon.slug}`}>{title}</TextLink>
              </Title>
              <Hint>
                {seatsText.facts({ time: formatEventTime(moment).line, place: salon.event_location })}
              </Hint>
            </div>
            <StandingOf refund={Boolean(refund_due)} status={salon.salon_status ?? null} />
          </li>
        );
      })}
    </List>
  );
}

function StandingOf({ refund, status }: { refund: boolean; status: string | null }) {
  if (refund || status)
    return (
      <StatusBadge tone="amber" icon={<CircleAlertIcon />}>
        {refund ? seatsText.refundDue : seatsText.event({ status: status! })}
      </StatusBadge>
    );
  return (
    <StatusBadge tone="verdigris" icon={<CircleCheckIcon />}>
      {seatsText.paid}
    </StatusBadge>
  );
}

const List = styled.ul`
  border-top: 1px solid ${token.color.control};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token.space[24]};
    align-items: center;
    padding-block: ${token.space[16]};
    border-bottom: 1px solid ${token.color.line};
  }

  ${media.under(600)} {
    & > li {
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${token.space[8]} ${token.space[16]};
    }

    & > li > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Title = styled.h3`
  font: ${token.weight.serif} ${token.text[20]} / ${token.leading.snug} ${token.font.serif};
`;
