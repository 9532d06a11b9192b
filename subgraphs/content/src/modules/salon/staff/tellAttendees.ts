import { reminderTime, salonNews, salonReminder, type SalonNews } from '@athenaeum/content-contract/outgoing';
import { enqueueAll, OutboxMessage } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import { RSVP, type RSVPRow } from '../../rsvp/rsvp.model';
import type { SalonRow } from '../salon.model';
import { toBeTold } from './seatsTaken';

/**
 * Tells everyone with a seat or on the waitlist about a change, once, in the transaction of the change; the event's sequence
 * is part of the idempotency key.
 */
export async function tellAttendees(
  session: ClientSession,
  { _id, calendar_sequence: sequence }: SalonRow,
  news: SalonNews,
  { note = null, was }: { note?: string | null; was?: number } = {},
): Promise<number> {
  const people = await RSVP.find({ salon_id: _id, ...toBeTold(Date.now()) })
    .select('_id')
    .session(session)
    .lean<Pick<RSVPRow, '_id'>[]>();
  const moved = was === undefined ? { has_new_time: false } : { has_new_time: true, was };
  await enqueueAll(
    session,
    salonNews,
    people.map(({ _id: rsvp_id }) => ({
      payload: { rsvp_id, news, ...moved, sequence, note },
      key: `${rsvp_id}:${sequence}`,
    })),
  );
  return people.length;
}

/** Reschedules reminders for the new date; one that is delivered too early postpones itself. */
export async function hastenReminders(
  session: ClientSession,
  before: Pick<SalonRow, '_id' | 'date'>,
  date: number,
): Promise<void> {
  if (date >= before.date) return;
  const seats = await RSVP.distinct('_id', { salon_id: before._id, status: 'RESERVED' }).session(session);
  await OutboxMessage.updateMany(
    {
      kind: salonReminder.kind,
      key: { $in: seats.map((rsvp) => `${rsvp}:${before.date}`) },
      state: 'open',
      attempts: 0,
    },
    { due_at: reminderTime({ date }) },
    { session },
  );
}
