import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { ringAfterCommit } from './bell';
import type { Departure, Outgoing } from './outgoing';
import { OutboxMessage } from './outboxMessage.model';

/**
 * Many of one kind in the transaction that causes them, however many: each under a key of its own, so that none leaves
 * twice. They leave in no order.
 */
export async function enqueueAll<P>(
  session: ClientSession,
  { channel, kind, payload: schema }: Outgoing<P>,
  departures: readonly (Pick<Departure<P>, 'payload' | 'dueAt'> & { key: string })[],
): Promise<void> {
  if (departures.length === 0) return;
  const known = new Set<string>(
    await OutboxMessage.distinct('key', { kind, key: { $in: departures.map(({ key }) => key) } }).session(
      session,
    ),
  );
  const now = Date.now();
  const messages = departures
    .filter(({ key }) => !known.has(key))
    .map(({ key, payload, dueAt = now }) => ({
      _id: randomUUID(),
      channel,
      kind,
      key,
      payload: schema.parse(payload),
      state: 'open' as const,
      due_at: dueAt,
      created_at: now,
    }));
  await OutboxMessage.insertMany(messages, { session });
  ringAfterCommit(session);
}
