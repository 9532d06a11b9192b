import { BottomBar, Button, formatEventTime, Meta } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { token } from '@athenaeum/shared-ui/theme';
import type { FactsSalon } from './RsvpFacts';
import { priceOf } from './priceOf';
import { useRsvp } from './useRsvp';
import { useStanding } from './useStanding';

/** Keeps the way to a seat in reach where the panel stands below the text. Last on the page. */
export function RsvpBar({ salon }: { salon: FactsSalon }) {
  const standing = useStanding(salon);
  const { reserve, sending } = useRsvp(salon);
  if (standing !== 'open' && standing !== 'invited' && standing !== 'full') return null;

  const { day, time, own } = formatEventTime({
    start: salon.date,
    zone: salon.timezone,
    inPerson: salon.event_location !== 'Virtual',
  });
  const seats =
    typeof salon.seats_left === 'number' && salon.seats_left > 0 && `${salon.seats_left} seats left`;
  return (
    <BottomBar
      action={
        <Button loading={sending} onClick={reserve}>
          {standing === 'full' ? 'Join Waitlist' : 'RSVP to Attend'}
        </Button>
      }
    >
      <Strong>
        {day} · {time}
      </Strong>
      <Meta>{[priceOf(salon), own, seats].filter(Boolean).join(' · ')}</Meta>
    </BottomBar>
  );
}

const Strong = styled.p`
  font-weight: ${token.weight.strong};
`;
