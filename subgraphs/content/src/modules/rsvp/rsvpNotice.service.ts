import { rsvpOf } from './rsvpOf';
import { salonPhase, type RSVPStatus } from '@athenaeum/content-contract';
import { notFound } from '@athenaeum/kit';
import { Salon, type SalonRow } from '../salon/salon.model';
import { assertNotOver } from './rsvp.policy';
import { RSVP, type RSVPRow } from './rsvp.model';
import { confirmGuestSeat } from './guestSeats';
import { releaseOverdueSeats } from './overdueSeats';
import { giveUpSeat } from './seats';
import { isInLine, waitlistPositions } from './waitlist';

/** An RSVP and its event as its holder may see them now. */
export async function findRSVPNotice(id: string) {
  const rsvp = await RSVP.findById(id).lean<RSVPRow>();
  const salon = rsvp && (await Salon.findById(rsvp.salon_id).lean<SalonRow>());
  if (!rsvp || !salon) return null;
  return {
    id,
    status: rsvp.status,
    responded_at: rsvp.responded_at,
    calendar_changes: rsvp.calendar_changes ?? 0,
    waitlist_position: isInLine(rsvp) ? ((await waitlistPositions([rsvp]))[0] ?? null) : null,
    confirm_by: rsvp.confirm_by ?? null,
    held_until: rsvp.held_until ?? null,
    user_id: rsvp.user_id ?? null,
    guest: rsvp.guest ?? null,
    salon: {
      ...salon,
      id: salon._id,
      calendar_sequence: salon.calendar_sequence ?? 0,
      phase: salonPhase(salon, Date.now()),
      is_closed: salon.is_closed || salon.seats_free === 0,
      place: placeFor(rsvp, salon),
      link: canJoin(rsvp, salon) ? (salon.link ?? null) : null,
    },
  };
}

/** A member's status at an event: null for neither a seat nor a place on the waitlist. */
export async function memberStatus(salon_id: string, user_id: string): Promise<RSVPStatus | null> {
  const rsvp = await RSVP.findOne(rsvpOf(salon_id, user_id)).lean<RSVPRow>();
  return rsvp && (rsvp.status === 'RESERVED' || isInLine(rsvp)) ? rsvp.status : null;
}

/** The mail's link proves that the address is the visitor's: confirms the seat. Repeating it changes nothing. */
export async function confirmGuestRSVP(id: string) {
  const rsvp = await guestRSVP(id);
  if (!rsvp) throw notFound('RSVP');
  // A late confirmation too: the waitlist comes first.
  await releaseOverdueSeats(rsvp.salon_id);
  await confirmGuestSeat(rsvp);
  return findRSVPNotice(id);
}

/** A visitor has no session: the gateway vouches by the link that it signed. Members give theirs back themselves. */
export async function withdrawGuestRSVP(id: string) {
  const rsvp = await guestRSVP(id);
  const salon = rsvp && (await Salon.findById(rsvp.salon_id).lean<SalonRow>());
  if (!salon) throw notFound('RSVP');
  assertNotOver(salon, Date.now());
  await giveUpSeat(id);
  return findRSVPNotice(id);
}

const guestRSVP = (id: string): Promise<RSVPRow | null> =>
  RSVP.findOne({ _id: id, guest_email: { $type: 'string' } })
    .lean<RSVPRow>()
    .exec();

/** The page's policy (`canJoin`), for the holder of the RSVP. */
const canJoin = ({ status }: RSVPRow, salon: SalonRow): boolean =>
  status === 'RESERVED' && !salon.salon_status && salonPhase(salon, Date.now()) !== 'RECORDED';

/** A private address is for those who have a seat. */
function placeFor({ status }: RSVPRow, salon: SalonRow): string | null {
  if (salon.event_location !== 'In-Person') return null;
  const city = [salon.location_city, salon.location_state].filter(Boolean).join(', ') || null;
  const isOpen = status === 'RESERVED' || salon.invite_type === 'OPEN_TO_PUBLIC';
  return isOpen ? (salon.in_person_location ?? city) : city;
}
