import { randomUUID } from 'node:crypto';
import { OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';

/**
 * Takes the message of a channel that has been due longest, for `lease` ms. One conditional update decides between
 * workers: whoever comes second finds it due later. A worker that dies lets it fall due again by saying nothing.
 */
export const takeNext = (channel: string, lease: number, now: number): Promise<OutboxMessageRow | null> =>
  OutboxMessage.findOneAndUpdate(
    { channel, state: 'open', due_at: { $lte: now } },
    { $set: { due_at: now + lease, lease: randomUUID() }, $inc: { attempts: 1 } },
    { sort: { due_at: 1 }, returnDocument: 'after' },
  ).lean<OutboxMessageRow>();

/** Has it for another `lease` ms from now; nothing happens when it has passed to another worker, or is settled. */
export async function renew(
  { _id, lease: held }: OutboxMessageRow,
  lease: number,
  now: number,
): Promise<void> {
  await OutboxMessage.updateOne({ _id, state: 'open', lease: held }, { $set: { due_at: now + lease } });
}

/** Gives it back until `dueAt`; nothing happens when the lease has passed to another worker. */
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
