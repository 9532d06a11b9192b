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
  withSeatLock,
  takeFreeSeat,
  withdraw,
  calendarChanges,
} from '../rsvp/seats';
import { inLine } from '../rsvp/waitlist';
import { tellOfAnswer, tellOfCancelledSeat } from '../rsvp/tellOthers';
import type { SalonRow } from '../salon/salon.model';
import { assertIsFree, assertMayManageAttendance, noAttendee } from './attendance.policy';
import { asAttendee, type AttendeeRow } from './attendees.service';
import { attendanceOf, rowAbout } from './attendance';

/** Gives a free seat to somebody on the waitlist, out of turn. */
export async function giveSeat(viewer: Viewer, { id, reason }: DecideSeatInput): Promise<AttendeeRow> {
  assertMayManageAttendance(viewer);
  const { salon } = await attendanceOf(id);
  assertTakesRSVPs(salon, Date.now());
  assertIsFree(salon);
  await releaseOverdueSeats(salon._id);
  const row = await withSeatLock(salon._id, () =>
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
  if (!row) return alreadySeated(session, id);
  // Rolls the update above back when no seat is free.
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

/** The RSVP has moved up meanwhile, from the waitlist or by a colleague. */
async function alreadySeated(session: ClientSession, id: string): Promise<RSVPRow> {
  const row = await RSVP.findById(id).session(session).orFail(noAttendee).lean<RSVPRow>();
  if (row.status !== 'RESERVED') throw new Refusal('CONFLICT', ATTENDANCE_MESSAGES.notWaiting);
  return row;
}

/** Cancels a seat or a place on the waitlist, as if it had been given back, with one mail. */
export async function cancelSeat(viewer: Viewer, { id, reason }: DecideSeatInput): Promise<AttendeeRow> {
  assertMayManageAttendance(viewer);
  const { salon } = await attendanceOf(id);
  assertNotOver(salon, Date.now());
  const before = await withSeatLock(salon._id, () =>
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
  // An unconfirmed address gets no mail.
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
