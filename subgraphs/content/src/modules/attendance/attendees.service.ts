import { ATTENDEE_LISTS, type AttendeeList } from '@athenaeum/content-contract';
import { listInput, listPage, notFound, type Viewer } from '@athenaeum/kit';
import * as z from 'zod';
import { lapsed, stillHeld } from '../rsvp/lapsedHolds';
import { RSVP, type RSVPRow } from '../rsvp/rsvp.model';
import { inLine } from '../rsvp/waitlist';
import { Salon, type SalonRow } from '../salon/salon.model';
import { toBeTold } from '../salon/staff/seatsTaken';
import { assertMayManageAttendance, isDoorOpen, isNoShow } from './attendance.policy';

export const attendeesInput = listInput({}, [])
  .omit({ orderBy: true })
  .extend({ salon_id: z.string().trim().min(1).max(64), list: z.enum(ATTENDEE_LISTS) });

export type AttendeeRow = RSVPRow & { no_show: boolean };

/** One list of an event's RSVPs, and the counts of all lists. */
export async function listAttendees(
  viewer: Viewer,
  { salon_id, list, take, skip }: z.infer<typeof attendeesInput>,
  now = Date.now(),
) {
  assertMayManageAttendance(viewer);
  const salon = await Salon.findById(salon_id).lean<SalonRow>();
  if (!salon) throw notFound('event');
  const { filter, sort } = listsAt(now)[list];
  const [{ data, count }, counts] = await Promise.all([
    listPage<RSVPRow>(RSVP, { salon_id, ...filter }, { ...sort, _id: 1 }, { take, skip }),
    countAttendance(salon_id, now),
  ]);
  return {
    data: data.map((row): AttendeeRow => ({ ...row, no_show: isNoShow(row, salon, counts.attended, now) })),
    count,
    attendance: { ...counts, capacity: salon.capacity ?? null, is_open: isDoorOpen(salon, now) },
  };
}

export async function asAttendee(row: RSVPRow, salon: SalonRow, now = Date.now()): Promise<AttendeeRow> {
  const { attended } = await countAttendance(salon._id, now);
  return { ...row, no_show: isNoShow(row, salon, attended, now) };
}

interface List {
  filter: Record<string, unknown>;
  sort: Record<string, 1 | -1>;
}

const listsAt = (now: number): Record<AttendeeList, List> => ({
  attending: { filter: { $or: [{ status: 'RESERVED' }, stillHeld(now)] }, sort: { created_at: 1 } },
  waiting: { filter: inLine, sort: { queued_at: 1 } },
  invited: { filter: { status: 'INVITED', responded_at: null }, sort: { created_at: -1 } },
  // An unanswered invitation is not a cancellation, nor is a visitor's seat that was never confirmed.
  cancelled: {
    filter: {
      $or: [
        { status: 'INVITED', responded_at: { $ne: null } },
        { ...lapsed(now), confirm_by: null },
      ],
    },
    sort: { responded_at: -1 },
  },
});

async function countAttendance(salon_id: string, now: number) {
  const lists = listsAt(now);
  const count = (filter: Record<string, unknown>) => RSVP.countDocuments({ salon_id, ...filter });
  const [seats, attended, waiting, invited, cancelled, told] = await Promise.all([
    count(lists.attending.filter),
    count({ status: 'RESERVED', attended_at: { $ne: null } }),
    count(lists.waiting.filter),
    count(lists.invited.filter),
    count(lists.cancelled.filter),
    count(toBeTold(now)),
  ]);
  return { seats, attended, waiting, invited, cancelled, to_be_told: told };
}
