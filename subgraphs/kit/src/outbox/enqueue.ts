import { indexedText } from '../indexedText';
import type { ClientSession } from 'mongoose';
import { notifyAfterCommit } from './changeNotification';
import type { NewMessage, Outgoing } from './outgoing';
import { OutboxMessage } from './outboxMessage.model';
import { takePlace, topicOf } from './places';

/** Writes a message in the transaction of the change that causes it: both are stored or neither is (safety 11). */
export async function enqueue<P>(
  session: ClientSession,
  { channel, kind, payload: schema }: Outgoing<P>,
  { payload, key, subject, coalesce = false, dueAt = Date.now() }: NewMessage<P>,
): Promise<void> {
  const parsed = schema.parse(payload);
  // Saves a duplicate key error; of two at the same time the unique index lets one through.
  if (key && (await OutboxMessage.exists({ kind, key }).session(session))) return;
  const about = subject && topicOf(kind, subject);
  if (about && coalesce && (await coalesced(session, about, parsed))) return;
  const position = about ? await takePlace(session, about) : { state: 'open' as const };
  const message = new OutboxMessage({
    channel,
    kind,
    payload: parsed,
    due_at: dueAt,
    created_at: Date.now(),
    ...position,
  });
  message.key = key ?? message._id;
  await message.save({ session });
  notifyAfterCommit(session);
}

/** Replaces only a message that was never tried: one that was may have arrived without the worker knowing. */
async function coalesced(session: ClientSession, subject: string, payload: unknown): Promise<boolean> {
  const { matchedCount } = await OutboxMessage.updateOne(
    { subject: indexedText(subject), state: { $in: ['open', 'queued'] }, attempts: 0 },
    { payload },
    { session },
  );
  return matchedCount === 1;
}
