import { formatMoney } from '@athenaeum/common/money';
import { Meta, RichText } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { PublicEventDetail } from './eventDetail.api';
import { eventDetailText } from './eventDetail.messages';

/** How many seats are left, in words and as a line, where there is a limit; and what one costs. */
export function SeatsLeft({ event }: { event: PublicEventDetail }) {
  const { capacity, seats_left: left } = event;
  const isLimited = typeof capacity === 'number' && typeof left === 'number';
  return (
    <Seats>
      <Words>
        {isLimited && <strong>{eventDetailText.seatsLeft({ left, capacity })}</strong>}
        <Price event={event} />
      </Words>
      {isLimited && (
        <Line aria-hidden="true">
          <span style={{ inlineSize: `${capacity > 0 ? (100 * left) / capacity : 0}%` }} />
        </Line>
      )}
    </Seats>
  );
}

/** Nothing for an event that is to be paid for and has no price yet. */
function Price({ event: { requires_payment, price, currency } }: { event: PublicEventDetail }) {
  if (!requires_payment) return <Meta as="span">{eventDetailText.free}</Meta>;
  if (typeof price !== 'number') return null;
  return (
    <span>
      <RichText
        text={eventDetailText.price({ amount: formatMoney(price, currency) })}
        parts={{ amount: (words) => <strong>{words}</strong> }}
      />
    </span>
  );
}

const Seats = styled.div`
  display: grid;
  gap: ${token.space[8]};
`;

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[12]};
`;

const Line = styled.div`
  overflow: hidden;
  height: 6px;
  border-radius: ${token.radius.pill};
  background: ${token.color.sunken};

  & > span {
    display: block;
    height: 100%;
    background: ${token.color.accent};
  }
`;
