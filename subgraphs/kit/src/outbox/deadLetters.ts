import { OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';
import { ringBell } from './bell';

/** What was given up, newest first. */
export const deadLetters = (take: number): Promise<OutboxMessageRow[]> =>
  OutboxMessage.find({ state: 'dead' }).sort({ settled_at: -1 }).limit(take).lean<OutboxMessageRow[]>();

/** Tries a dead letter again from the start, as itself: a receiver that has had it can tell. */
export async function reviveDeadLetter(id: string, now = Date.now()): Promise<boolean> {
  const { modifiedCount } = await OutboxMessage.updateOne(
    { _id: id, state: 'dead' },
    { $set: { state: 'open', due_at: now, attempts: 0, settled_at: null } },
  );
  if (modifiedCount === 1) ringBell();
  return modifiedCount === 1;
}
