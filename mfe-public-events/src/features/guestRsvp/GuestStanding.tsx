import { CalendarXIcon, CheckIcon, HourglassIcon, StatusBadge } from '@athenaeum/shared-ui';
import { ordinal } from '../../components/ordinal';
import type { GuestRsvp } from './guestRsvp.api';

export type GuestStandingName = 'off' | 'past' | 'unconfirmed' | 'attending' | 'waiting' | 'withdrawn';

/** An event that is off or over says so, whatever she held. */
export function standsFor({ status, unconfirmed, salon }: GuestRsvp): GuestStandingName {
  if (salon.salon_status) return 'off';
  if (salon.phase === 'RECORDED') return 'past';
  if (unconfirmed) return 'unconfirmed';
  if (status === 'RESERVED') return 'attending';
  return status === 'PENDING' ? 'waiting' : 'withdrawn';
}

export function GuestStanding({ rsvp }: { rsvp: GuestRsvp }) {
  const { salon, first_name, waitlist_position } = rsvp;
  switch (standsFor(rsvp)) {
    case 'off':
      return (
        <>
          <div>
            <StatusBadge
              tone={salon.salon_status === 'cancelled' ? 'vermilion' : 'slate'}
              icon={<CalendarXIcon />}
            >
              {salon.salon_status === 'cancelled' ? 'Cancelled' : 'Postponed'}
            </StatusBadge>
          </div>
          <p>This event was {salon.salon_status}.</p>
        </>
      );
    case 'past':
      return <p>This event has already taken place.</p>;
    case 'unconfirmed':
      return (
        <>
          <div>
            <StatusBadge tone="amber" icon={<HourglassIcon />}>
              Not confirmed yet
            </StatusBadge>
          </div>
          <p>
            {first_name ? `${first_name}, ` : ''}
            {unconfirmedText(rsvp, Boolean(first_name))}
          </p>
        </>
      );
    case 'attending':
      return (
        <>
          <div>
            <StatusBadge tone="verdigris" icon={<CheckIcon />}>
              Attending
            </StatusBadge>
          </div>
          <p>{first_name ? `${first_name}, your` : 'Your'} seat is reserved.</p>
        </>
      );
    case 'waiting':
      return (
        <>
          <div>
            <StatusBadge tone="amber" icon={<HourglassIcon />}>
              Added to Waitlist.
            </StatusBadge>
          </div>
          <p>
            {waitlist_position ? `You are ${ordinal(waitlist_position)} in line. ` : ''}We will write to you
            the moment a seat is yours.
          </p>
        </>
      );
    case 'withdrawn':
      return (
        <>
          <p role="status">
            <strong>You are not attending.</strong> Thank you for telling us. If you change your mind, ask
            again.
          </p>
        </>
      );
  }
}

function unconfirmedText({ unconfirmed, salon }: GuestRsvp, isAddressed: boolean): string {
  const begin = (words: string) => (isAddressed ? words : words[0]!.toUpperCase() + words.slice(1));
  if (unconfirmed?.held_until)
    return `${begin('a seat is held for you until')} ${clockTime(unconfirmed.held_until)}. Please confirm it by then.`;
  if (salon.is_closed)
    return `${begin('every seat is taken just now')}. Confirm, and you are on the waitlist, or have a seat if one comes free first.`;
  return `${begin('no seat is held for you just now')}. Confirm, and you have a seat if one is free, otherwise a place on the waitlist.`;
}

/** "10:45 AM", by the reader's own clock. */
const clockTime = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(at);
