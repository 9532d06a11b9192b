import type { ClientSession } from 'mongoose';
import { ringAfterCommit } from './bell';
import type { Departure, Outgoing } from './outgoing';
import { OutboxMessage } from './outboxMessage.model';
import { OutboxSubject } from './outboxSubject.model';

const DAY = 86_400_000;
/** Far longer than anything is tried. */
const SUBJECT_KEPT = 90 * DAY;

/** Writes what is to leave in the transaction of the change that causes it: both are stored or neither (safety 11). */
export async function enqueue<P>(
  session: ClientSession,
  { channel, kind, payload: schema }: Outgoing<P>,
  { payload, key, subject, coalesce = false, dueAt = Date.now() }: Departure<P>,
): Promise<void> {
  const parsed = schema.parse(payload);
  // A courtesy: of two at once the unique index lets one through.
  if (key && (await OutboxMessage.exists({ kind, key }).session(session))) return;
  const about = subject && `${kind}:${subject}`;
  if (about && coalesce && (await replaced(session, about, parsed))) return;
  const line = about ? await joinLine(session, about) : { state: 'open' as const };
  const message = new OutboxMessage({
    channel,
    kind,
    payload: parsed,
    due_at: dueAt,
    created_at: Date.now(),
    ...line,
  });
  message.key = key ?? message._id;
  await message.save({ session });
  ringAfterCommit(session);
}

/** Whoever has tried to deliver the earlier one may have succeeded without knowing: that one stays as it is. */
async function replaced(session: ClientSession, subject: string, payload: unknown): Promise<boolean> {
  const { matchedCount } = await OutboxMessage.updateOne(
    { subject, state: { $in: ['open', 'queued'] }, attempts: 0 },
    { payload },
    { session },
  );
  return matchedCount === 1;
}

async function joinLine(session: ClientSession, subject: string) {
  const line = await OutboxSubject.findOneAndUpdate(
    { _id: subject },
    {
      $inc: { last: 1 },
      $setOnInsert: { done: 0 },
      $set: { expires_at: new Date(Date.now() + SUBJECT_KEPT) },
    },
    { session, upsert: true, returnDocument: 'after' },
  ).lean();
  const { last, done } = line!;
  return { subject, place: last, state: last === done + 1 ? ('open' as const) : ('queued' as const) };
}
