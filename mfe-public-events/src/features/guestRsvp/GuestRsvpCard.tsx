import { usePlatform } from '@athenaeum/shell-contract';
import {
  Button,
  Card,
  EventTime,
  formatHours,
  Hint,
  HourglassIcon,
  LinkButton,
  MapPinIcon,
  MonitorPlayIcon,
  Notice,
  Stack,
  VideoIcon,
} from '@athenaeum/shared-ui';
import { token as style } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { CalendarLinks } from '../../components/CalendarLinks';
import { isInPerson, momentOf } from '../../components/eventWords';
import { calendarFileOf, type GuestRsvp } from './guestRsvp.api';
import { GuestStanding, standsFor } from './GuestStanding';
import { LeaveButton } from './LeaveButton';

interface GuestRsvpCardProps {
  rsvp: GuestRsvp;
  token: string;
  sending: boolean;
  problem: string | null;
  onConfirm: () => void;
  onWithdraw: () => void;
}

/** What she holds, when and where, and the way out of it. */
export function GuestRsvpCard({ rsvp, token, sending, problem, onConfirm, onWithdraw }: GuestRsvpCardProps) {
  const { apiBase } = usePlatform();
  const { salon } = rsvp;
  const standing = standsFor(rsvp);
  const where = isInPerson(salon) ? (salon.place ?? 'In Person') : 'Virtual';
  const isForLine = salon.is_closed && !rsvp.unconfirmed?.held_until;
  const page = `/upcoming-events/${salon.slug}`;
  return (
    <Card $padded>
      <Stack>
        <GuestStanding rsvp={rsvp} />
        <EventTime {...momentOf({ ...salon, event_type: '' })} off={standing === 'off'} />
        <Facts>
          <li>
            <HourglassIcon />
            {formatHours(salon.event_duration)}
          </li>
          <li>
            {isInPerson(salon) ? <MapPinIcon /> : <MonitorPlayIcon />}
            {where}
          </li>
        </Facts>
        {standing === 'unconfirmed' && (
          <>
            {problem && <Notice tone="vermilion" title={problem} />}
            <Button block large loading={sending} onClick={onConfirm}>
              {isForLine ? 'Join Waitlist' : 'Confirm my seat'}
            </Button>
            <Hint>
              {isForLine
                ? 'We write to you the moment a seat is yours.'
                : 'Then we send you the event for your calendar. A seat that is not confirmed goes to the next in line.'}
            </Hint>
          </>
        )}
        {standing === 'attending' && (
          <>
            {salon.phase === 'LIVE' && salon.link && (
              <LinkButton block large icon={<VideoIcon />} href={salon.link} target="_blank" rel="noreferrer">
                Join
              </LinkButton>
            )}
            <CalendarLinks
              event={salon}
              place={salon.link ?? where}
              page={new URL(page, location.origin).href}
              file={calendarFileOf(apiBase, token)}
            />
          </>
        )}
        {standing === 'attending' || standing === 'waiting' ? (
          <LeaveButton
            label={standing === 'waiting' ? 'Leave waitlist' : 'Not Attending'}
            question={
              standing === 'waiting'
                ? 'Leave the waitlist? Your place goes to the next in line.'
                : 'Give your seat back? It goes to the next in line.'
            }
            sending={sending}
            problem={problem}
            onLeave={onWithdraw}
          />
        ) : standing === 'unconfirmed' ? null : standing === 'withdrawn' ? (
          <LinkButton block large href={`${page}#rsvp`}>
            {salon.is_closed ? 'Join Waitlist' : 'RSVP'}
          </LinkButton>
        ) : (
          <LinkButton block large href="/upcoming-events">
            See upcoming events
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}

const Facts = styled.ul`
  display: grid;
  gap: ${style.space[12]};

  & > li {
    display: flex;
    align-items: flex-start;
    gap: ${style.space[12]};
  }

  & svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: ${style.color.ink2};
  }
`;
