import { currentLocale } from '@athenaeum/messages';
import { CheckIcon, HourglassIcon, RichText, StatusBadge } from '@athenaeum/shared-ui';
import { eventText } from '../../components/event.messages';
import { whyOff } from '../../components/eventWords';
import { OffBadge } from '../../components/OffBadge';
import { ordinal } from '../../components/ordinal';
import { seatText } from '../../components/seat.messages';
import type { GuestRsvp } from './guestRsvp.api';
import { guestRsvpText } from './guestRsvp.messages';

export type GuestRsvpStatusName = 'off' | 'past' | 'unconfirmed' | 'attending' | 'waiting' | 'withdrawn';

/** A cancelled or past event says so, whatever the RSVP. */
export function guestRsvpStatus({ status, unconfirmed, salon }: GuestRsvp): GuestRsvpStatusName {
  if (salon.salon_status) return 'off';
  if (salon.phase === 'RECORDED') return 'past';
  if (unconfirmed) return 'unconfirmed';
  if (status === 'RESERVED') return 'attending';
  return status === 'PENDING' ? 'waiting' : 'withdrawn';
}

export function GuestRsvpStatus({ rsvp }: { rsvp: GuestRsvp }) {
  const { salon, first_name: name, waitlist_position } = rsvp;
  const status = salon.salon_status ?? '';
  switch (guestRsvpStatus(rsvp)) {
    case 'off':
      return (
        <>
          <div>
            <OffBadge status={status} />
          </div>
          <p>{whyOff(status)}</p>
        </>
      );
    case 'past':
      return <p>{eventText.isOver}</p>;
    case 'unconfirmed':
      return (
        <>
          <div>
            <StatusBadge tone="amber" icon={<HourglassIcon />}>
              {guestRsvpText.notConfirmed}
            </StatusBadge>
          </div>
          <p>{whatToConfirm(rsvp)}</p>
        </>
      );
    case 'attending':
      return (
        <>
          <div>
            <StatusBadge tone="verdigris" icon={<CheckIcon />}>
              {seatText.attending}
            </StatusBadge>
          </div>
          <p>{name ? guestRsvpText.reservedFor({ name }) : guestRsvpText.reserved}</p>
        </>
      );
    case 'waiting':
      return (
        <>
          <div>
            <StatusBadge tone="amber" icon={<HourglassIcon />}>
              {seatText.addedToWaitlist}
            </StatusBadge>
          </div>
          <p>
            {waitlist_position !== null && `${seatText.yourPlace({ place: ordinal(waitlist_position) })} `}
            {seatText.weWillWrite}
          </p>
        </>
      );
    case 'withdrawn':
      return (
        <p role="status">
          <RichText text={guestRsvpText.withdrawn} parts={{ strong: (words) => <strong>{words}</strong> }} />
        </p>
      );
  }
}

function whatToConfirm({ unconfirmed, salon, first_name: name }: GuestRsvp): string {
  if (unconfirmed?.held_until) {
    const time = clockTime(unconfirmed.held_until);
    return name ? guestRsvpText.heldFor({ name, time }) : guestRsvpText.held({ time });
  }
  if (salon.is_closed) return name ? guestRsvpText.fullFor({ name }) : guestRsvpText.full;
  return name ? guestRsvpText.unheldFor({ name }) : guestRsvpText.unheld;
}

/** "10:45 AM", in the reader's own zone. */
const clockTime = (at: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit' }).format(at);
