import type { StaffWrite } from '@athenaeum/kit/audit';
import { RSVP, type RSVPRow } from '../rsvp/rsvp.model';
import { Salon, type SalonRow } from '../salon/salon.model';
import { noAttendee } from './attendance.policy';

/** An RSVP and its event, for a decision. */
export async function attendanceOf(id: string): Promise<{ rsvp: RSVPRow; salon: SalonRow }> {
  const rsvp = await RSVP.findById(id).lean<RSVPRow>();
  const salon = rsvp && (await Salon.findById(rsvp.salon_id).lean<SalonRow>());
  if (!rsvp || !salon) throw noAttendee();
  return { rsvp, salon };
}

/** Writes an audit row about the member and the event; about a visitor, by the RSVP. */
export const rowAbout = (
  { _id, user_id }: RSVPRow,
  { title }: SalonRow,
  write: Omit<StaffWrite, 'target_id'>,
): StaffWrite => ({ ...write, target_id: user_id ?? _id, after: { event: title, ...write.after } });
