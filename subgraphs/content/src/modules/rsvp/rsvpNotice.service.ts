import { salonPhase } from '@athenaeum/content-contract';
import { Salon, type SalonRow } from '../salon/salon.model';
import { RSVP, type RSVPRow } from './rsvp.model';

/** An RSVP and its event as whoever holds it may know them at this moment. */
export async function findRSVPNotice(id: string) {
  const rsvp = await RSVP.findById(id).lean<RSVPRow>();
  const salon = rsvp && (await Salon.findById(rsvp.salon_id).lean<SalonRow>());
  if (!rsvp || !salon) return null;
  return {
    id,
    status: rsvp.status,
    responded_at: rsvp.responded_at,
    user_id: rsvp.user_id ?? null,
    guest: rsvp.guest ?? null,
    salon: {
      ...salon,
      id: salon._id,
      calendar_sequence: salon.calendar_sequence ?? 0,
      place: placeFor(rsvp, salon),
      link: canJoin(rsvp, salon) ? (salon.link ?? null) : null,
    },
  };
}

/** As the policy of the page has it (`canJoin`), for the holder of the RSVP whoever she is. */
const canJoin = ({ status }: RSVPRow, salon: SalonRow): boolean =>
  status === 'RESERVED' && !salon.salon_status && salonPhase(salon, Date.now()) !== 'RECORDED';

/** A private address is for those who have a seat. */
function placeFor({ status }: RSVPRow, salon: SalonRow): string | null {
  if (salon.event_location !== 'In-Person') return null;
  const city = [salon.location_city, salon.location_state].filter(Boolean).join(', ') || null;
  const isOpen = status === 'RESERVED' || salon.invite_type === 'OPEN_TO_PUBLIC';
  return isOpen ? (salon.in_person_location ?? city) : city;
}
