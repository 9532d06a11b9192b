import { usePlatform } from '@athenaeum/shell-contract';
import {
  Button,
  Card,
  EventTime,
  Facts,
  formatHoursAndMinutes,
  Hint,
  HourglassIcon,
  LinkButton,
  MapPinIcon,
  MonitorPlayIcon,
  Notice,
  Stack,
  VideoIcon,
} from '@athenaeum/shared-ui';
import { CalendarLinks } from '../../components/CalendarLinks';
import { eventText } from '../../components/event.messages';
import { isInPerson, momentOf } from '../../components/eventWords';
import { LeaveButton } from '../../components/LeaveButton';
import { seatText } from '../../components/seat.messages';
import { calendarFileOf, type GuestRsvp } from './guestRsvp.api';
import { guestRsvpText } from './guestRsvp.messages';
import { GuestRsvpStatus, guestRsvpStatus } from './GuestRsvpStatus';

interface GuestRsvpCardProps {
  rsvp: GuestRsvp;
  token: string;
  sending: boolean;
  problem: string | null;
  onConfirm: () => void;
  onWithdraw: (isClosing: boolean) => void;
}

/** A guest's RSVP: status, time, place, and a button to withdraw. */
export function GuestRsvpCard({ rsvp, token, sending, problem, onConfirm, onWithdraw }: GuestRsvpCardProps) {
  const { apiBase } = usePlatform();
  const { salon } = rsvp;
  const state = guestRsvpStatus(rsvp);
  const where = isInPerson(salon) ? (salon.place ?? eventText.inPerson) : eventText.virtual;
  const isForLine = salon.is_closed && !rsvp.unconfirmed?.held_until;
  const page = `/upcoming-events/${salon.slug}`;
  return (
    <Card $padded>
      <Stack>
        <GuestRsvpStatus rsvp={rsvp} />
        <EventTime {...momentOf(salon)} off={state === 'off'} />
        <Facts>
          <li>
            <HourglassIcon />
            {formatHoursAndMinutes(salon.event_duration)}
          </li>
          <li>
            {isInPerson(salon) ? <MapPinIcon /> : <MonitorPlayIcon />}
            {where}
          </li>
        </Facts>
        {state === 'unconfirmed' && (
          <>
            {problem && <Notice tone="vermilion" title={problem} />}
            <Button block large loading={sending} onClick={onConfirm}>
              {isForLine ? seatText.joinWaitlist : guestRsvpText.confirm}
            </Button>
            <Hint>{isForLine ? seatText.weWillWrite : guestRsvpText.afterConfirming}</Hint>
          </>
        )}
        {state === 'attending' && (
          <>
            {salon.phase === 'LIVE' && salon.link && (
              <LinkButton block large icon={<VideoIcon />} href={salon.link} target="_blank" rel="noreferrer">
                {seatText.join}
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
        {state === 'attending' || state === 'waiting' ? (
          <LeaveButton
            id={token}
            isFinal={state === 'attending' && salon.is_closed}
            label={state === 'waiting' ? seatText.leaveWaitlist : seatText.notAttending}
            question={
              state === 'waiting'
                ? guestRsvpText.leaveLine
                : salon.is_closed
                  ? guestRsvpText.giveUpFull
                  : guestRsvpText.giveUp
            }
            sending={sending}
            problem={problem}
            onLeave={onWithdraw}
          />
        ) : state === 'unconfirmed' ? null : state === 'withdrawn' ? (
          <LinkButton block large href={`${page}#rsvp`}>
            {salon.is_closed ? seatText.joinWaitlist : seatText.rsvp}
          </LinkButton>
        ) : (
          <LinkButton block large href="/upcoming-events">
            {eventText.seeUpcoming}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
