import { rsvpOf } from '../rsvp/rsvpOf';
import { ATTENDANCE_MESSAGES, type CheckInInput, type WalkInInput } from '@athenaeum/content-contract';
import { inTransaction, isDuplicateKey, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import type { ClientSession } from 'mongoose';
import { releaseOverdueSeats } from '../rsvp/overdueSeats';
import { RSVP, type RSVPRow } from '../rsvp/rsvp.model';
import { withSeatLock, takeFreeSeat } from '../rsvp/seats';
import { tellOfWalkIn } from '../rsvp/tellOthers';
import { Salon, type SalonRow } from '../salon/salon.model';
import { assertDoorIsOpen, assertIsFree, assertMayManageAttendance } from './attendance.policy';
import { asAttendee, type AttendeeRow } from './attendees.service';
import { attendanceOf, rowAbout } from './attendance';

/** Checks somebody in, or undoes that; repeated or concurrent requests make one change and one row. */
export async function checkIn(viewer: Viewer, { id, here }: CheckInInput): Promise<AttendeeRow> {
  assertMayManageAttendance(viewer);
  const { salon } = await attendanceOf(id);
  const now = Date.now();
  assertDoorIsOpen(salon, now);
  const row = await inTransaction(async (session) => {
    const changed = await RSVP.findOneAndUpdate(
      here ? { _id: id, status: 'RESERVED', attended_at: null } : { _id: id, attended_at: { $ne: null } },
      { attended_at: here ? now : null },
      { session, returnDocument: 'after' },
    ).lean<RSVPRow>();
    if (!changed) return unchanged(session, id, here);
    await recordWrite(
      session,
      viewer,
      rowAbout(changed, salon, {
        operation: 'checkIn',
        before: { checked_in: !here },
        after: { checked_in: here },
        reason: here ? 'Checked in' : 'Checked in by mistake',
      }),
    );
    return changed;
  });
  return asAttendee(row, salon);
}

/** Gives a member without a seat one, if one is free, and checks them in. */
export async function addWalkIn(viewer: Viewer, { salon_id, user_id }: WalkInInput): Promise<AttendeeRow> {
  assertMayManageAttendance(viewer);
  const salon = await Salon.findById(salon_id).lean<SalonRow>();
  if (!salon) throw notFound('event');
  assertIsFree(salon);
  assertDoorIsOpen(salon, Date.now());
  await releaseOverdueSeats(salon_id);
  const row = await withSeatLock(salon_id, () =>
    inTransaction((session) => letIn(session, viewer, { salon_id, user_id })),
  ).catch(async (error: unknown) => {
    // Of two concurrent requests the unique index lets one through.
    const existing = isDuplicateKey(error) && (await RSVP.findOne(rsvpOf(salon_id, user_id)).lean<RSVPRow>());
    if (!existing) throw error;
    return existing;
  });
  return asAttendee(row, salon);
}

async function letIn(session: ClientSession, viewer: Viewer, attendee: WalkInInput): Promise<RSVPRow> {
  const now = Date.now();
  const [salon, current] = [
    await Salon.findById(attendee.salon_id).session(session).orFail().lean<SalonRow>(),
    await RSVP.findOne(rsvpOf(attendee.salon_id, attendee.user_id)).session(session).lean<RSVPRow>(),
  ];
  if (current?.attended_at) return current;
  const hadSeat = current?.status === 'RESERVED';
  if (!hadSeat && !(await takeFreeSeat(session, salon)))
    throw new Refusal('CONFLICT', ATTENDANCE_MESSAGES.full);
  const there = {
    status: 'RESERVED' as const,
    attended_at: now,
    held_until: null,
    ...(!hadSeat && { queued_at: now, responded_at: now }),
  };
  const row = current
    ? await RSVP.findByIdAndUpdate(current._id, there, { session, returnDocument: 'after' })
        .orFail()
        .lean<RSVPRow>()
    : ((await new RSVP({ ...attendee, ...there, created_at: now }).save({ session })).toObject() as RSVPRow);
  if (!hadSeat) await tellOfWalkIn(session, row);
  await recordWrite(
    session,
    viewer,
    rowAbout(row, salon, {
      operation: 'addWalkIn',
      before: { seat: current?.status ?? null, checked_in: false },
      after: { seat: 'RESERVED', checked_in: true },
      reason: 'Came without a seat',
    }),
  );
  return row;
}

/** The RSVP is in the requested state already; refused when it has no seat. */
async function unchanged(session: ClientSession, id: string, here: boolean): Promise<RSVPRow> {
  const row = await RSVP.findById(id).session(session).orFail().lean<RSVPRow>();
  if (here && !row.attended_at) throw new Refusal('CONFLICT', ATTENDANCE_MESSAGES.noSeat);
  return row;
}
