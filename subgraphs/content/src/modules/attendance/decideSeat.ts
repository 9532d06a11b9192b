import { ATTENDANCE_MESSAGES, type DecideSeatInput } from '@athenaeum/content-contract';
import { inTransaction, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import type { ClientSession } from 'mongoose';
import { assertNotOver, assertTakesRSVPs } from '../rsvp/rsvp.policy';
import { releaseOverdueSeats } from '../rsvp/overdueSeats';
import { RSVP, type RSVPRow } from '../rsvp/rsvp.model';
import {
  fillFreeSeats,
  salonForSeat,
  seatChange,
  takeFreeSeat,
  withdraw,
  calendarChanges,
} from '../rsvp/seats';
import { inLine } from '../rsvp/waitlist';
import { tellOfAnswer, tellOfCancelledSeat } from '../rsvp/tellOthers';
import type { SalonRow } from '../salon/salon.model';
import { assertIsFree, assertRunsTheDoor, noAttendee } from './attendance.policy';
import { asAttendee, type AttendeeRow } from './attendees.service';
import { attendanceOf, rowAbout } from './attendance';

/** A free seat for one who waits, whoever stands before her. */
export async function giveSeat(viewer: Viewer, { id, reason }: DecideSeatInput): Promise<AttendeeRow> {
  assertRunsTheDoor(viewer);
  const { salon } = await attendanceOf(id);
  assertTakesRSVPs(salon, Date.now());
  assertIsFree(salon);
  await releaseOverdueSeats(salon._id);
  const row = await seatChange(salon._id, () =>
    inTransaction((session) => give(session, viewer, id, reason)),
  );
  return asAttendee(row, salon);
}

async function give(session: ClientSession, viewer: Viewer, id: string, reason: string): Promise<RSVPRow> {
  const { salon_id } = await RSVP.findById(id).session(session).orFail(noAttendee).lean<RSVPRow>();
  const salon = await salonForSeat(session, salon_id);
  if (!salon) throw noAttendee();
  assertTakesRSVPs(salon, Date.now());
  const row = await RSVP.findOneAndUpdate(
    { _id: id, ...inLine },
    { $set: { status: 'RESERVED', responded_at: Date.now() }, ...calendarChanges },
    { session, returnDocument: 'after' },
  ).lean<RSVPRow>();
  if (!row) return alreadyHers(session, id);
  // Undoes the line above where there is none.
  if (!(await takeFreeSeat(session, salon))) throw new Refusal('CONFLICT', ATTENDANCE_MESSAGES.full);
  await tellOfAnswer(session, row);
  await recordWrite(
    session,
    viewer,
    rowAbout(row, salon, {
      operation: 'giveSeat',
      before: { seat: 'PENDING' },
      after: { seat: 'RESERVED' },
      reason,
    }),
  );
  return row;
}

/** She moved up meanwhile, by the line or by a colleague. */
async function alreadyHers(session: ClientSession, id: string): Promise<RSVPRow> {
  const row = await RSVP.findById(id).session(session).orFail(noAttendee).lean<RSVPRow>();
  if (row.status !== 'RESERVED') throw new Refusal('CONFLICT', ATTENDANCE_MESSAGES.notWaiting);
  return row;
}

/** Takes a seat or a place in line from her, as if she had given it back; she is written to, once. */
export async function cancelSeat(viewer: Viewer, { id, reason }: DecideSeatInput): Promise<AttendeeRow> {
  assertRunsTheDoor(viewer);
  const { salon } = await attendanceOf(id);
  assertNotOver(salon, Date.now());
  const before = await seatChange(salon._id, () =>
    inTransaction((session) => cancel(session, viewer, id, salon, reason)),
  );
  if (before?.status === 'RESERVED') await fillFreeSeats(salon._id);
  return asAttendee(await RSVP.findById(id).orFail(noAttendee).lean<RSVPRow>(), salon);
}

async function cancel(
  session: ClientSession,
  viewer: Viewer,
  id: string,
  salon: SalonRow,
  reason: string,
): Promise<RSVPRow | null> {
  const before = await withdraw(session, id, { attended_at: null });
  if (!before) {
    if (await RSVP.exists({ _id: id, attended_at: { $ne: null } }).session(session))
      throw new Refusal('CONFLICT', ATTENDANCE_MESSAGES.isHere);
    return null;
  }
  // Whose the address is is not known.
  if (!before.confirm_by) await tellOfCancelledSeat(session, before);
  await recordWrite(
    session,
    viewer,
    rowAbout(before, salon, {
      operation: 'cancelSeat',
      before: { seat: before.status },
      after: { seat: null },
      reason,
    }),
  );
  return before;
}
