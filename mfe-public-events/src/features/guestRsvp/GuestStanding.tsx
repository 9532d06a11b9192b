import { CalendarXIcon, CheckIcon, HourglassIcon, StatusBadge } from '@athenaeum/shared-ui';
import { ordinal } from '../../components/ordinal';
import type { GuestRsvp } from './guestRsvp.api';

export type GuestStandingName = 'off' | 'past' | 'attending' | 'waiting' | 'withdrawn';

/** An event that is off or over says so, whatever she held. */
export function standsFor({ status, salon }: GuestRsvp): GuestStandingName {
  if (salon.salon_status) return 'off';
  if (salon.phase === 'RECORDED') return 'past';
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
