import { randomUUID } from 'node:crypto';
import { OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';

/**
 * Leases the message of a channel that has been due longest, for `lease` ms. One conditional update decides between workers: for
 * the second one it is due later. When a worker dies, its lease expires and the message is due again.
 *
 * @returns null when no message is due
 */
export const takeNext = (channel: string, lease: number, now: number): Promise<OutboxMessageRow | null> =>
  OutboxMessage.findOneAndUpdate(
    { channel, state: 'open', due_at: { $lte: now } },
    { $set: { due_at: now + lease, lease: randomUUID() }, $inc: { attempts: 1 } },
    { sort: { due_at: 1 }, returnDocument: 'after' },
  ).lean<OutboxMessageRow>();

/** Extends the lease to `lease` ms from now; does nothing when another worker holds it, or the message is settled. */
export async function renew(
  { _id, lease: held }: OutboxMessageRow,
  lease: number,
  now: number,
): Promise<void> {
  await OutboxMessage.updateOne({ _id, state: 'open', lease: held }, { $set: { due_at: now + lease } });
}

/** Releases the lease until `dueAt`; does nothing when another worker holds it. */
export async function giveBack(
  { _id, lease }: OutboxMessageRow,
  dueAt: number,
  change: { last_problem?: string; attempts?: number } = {},
): Promise<void> {
  await OutboxMessage.updateOne(
    { _id, state: 'open', lease },
    { $set: { due_at: dueAt, lease: null, ...change } },
  );
}
