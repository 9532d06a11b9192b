import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { notifyAfterCommit } from './changeNotification';
import type { NewMessage, Outgoing } from './outgoing';
import { OutboxMessage } from './outboxMessage.model';

/**
 * Enqueues many messages of one kind in the transaction that causes them. Each has an idempotency key; their order is not
 * kept. Answers how many were new.
 */
export async function enqueueAll<P>(
  session: ClientSession,
  { channel, kind, payload: schema }: Outgoing<P>,
  inputs: readonly (Pick<NewMessage<P>, 'payload' | 'dueAt'> & { key: string })[],
): Promise<number> {
  if (inputs.length === 0) return 0;
  const known = new Set<string>(
    await OutboxMessage.distinct('key', { kind, key: { $in: inputs.map(({ key }) => key) } }).session(
      session,
    ),
  );
  const now = Date.now();
  const rows = inputs
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
  await OutboxMessage.insertMany(rows, { session });
  notifyAfterCommit(session);
  return rows.length;
}
