import { BottomBar, Button, formatEventTime, LinkButton, Meta, VideoIcon } from '@athenaeum/shared-ui';
import { messageOf } from '@athenaeum/shell-contract';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { token } from '@athenaeum/shared-ui/theme';
import { standingText } from '../../components/standing.messages';
import type { RsvpPanelFragment } from './__generated__/rsvpPanel';
import { priceOf } from './priceOf';
import { rsvpText } from './rsvp.messages';
import { useRsvp } from './useRsvp';
import { useRsvpStatus } from './useRsvpStatus';

interface RsvpBarProps {
  salon: RsvpPanelFragment;
  /** Its button is the same. */
  panel: RefObject<Element | null>;
}

/** Keeps the RSVP or Join button in reach where the panel is not at the side. Last on the page. */
export function RsvpBar({ salon, panel }: RsvpBarProps) {
  const state = useRsvpStatus(salon);
  const { reserve, sending, error } = useRsvp(salon);
  if (state === 'LIVE') return <LiveBar salon={salon} panel={panel} />;
  if (state !== 'OPEN' && state !== 'INVITED' && state !== 'FULL') return null;

  const { day, time, own } = formatEventTime({
    start: salon.date,
    zone: salon.timezone,
    inPerson: salon.event_location !== 'Virtual',
  });
  const seats =
    typeof salon.seats_left === 'number' &&
    salon.seats_left > 0 &&
    rsvpText.seatsLeft({ count: salon.seats_left });
  return (
    <BottomBar
      panel={panel}
      action={
        <Button loading={sending} onClick={reserve}>
          {state === 'FULL' ? rsvpText.joinWaitlist : rsvpText.attend}
        </Button>
      }
    >
      {error ? (
        // The panel says it aloud, and stands out of view.
        <Problem>{messageOf(error)}</Problem>
      ) : (
        <>
          <Strong>
            {day} · {time}
          </Strong>
          <Meta>{[priceOf(salon), own, seats].filter(Boolean).join(' · ')}</Meta>
        </>
      )}
    </BottomBar>
  );
}

function LiveBar({ salon, panel }: RsvpBarProps) {
  if (!salon.link) return null;
  return (
    <BottomBar
      panel={panel}
      action={
        <LinkButton icon={<VideoIcon />} href={salon.link} target="_blank" rel="noreferrer">
          {rsvpText.join}
        </LinkButton>
      }
    >
      <Strong>{standingText.liveNow}</Strong>
      <Meta>{rsvpText.haveSeat}</Meta>
    </BottomBar>
  );
}

const Strong = styled.p`
  font-weight: ${token.weight.strong};
`;

const Problem = styled.p`
  color: ${token.color.badFg};
`;
