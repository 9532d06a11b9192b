import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { notifyAfterCommit } from './changeNotification';
import type { NewMessage, Outgoing } from './outgoing';
import { OutboxMessage } from './outboxMessage.model';
import { takePlaces, topicOf } from './places';

/**
 * Enqueues many messages of one kind in the transaction that causes them, with as many commands as for one. Their order is kept where they
 * have a subject, of which each may be named once. Answers how many were new.
 */
export async function enqueueAll<P>(
  session: ClientSession,
  { channel, kind, payload: schema }: Outgoing<P>,
  inputs: readonly Omit<NewMessage<P>, 'coalesce'>[],
): Promise<number> {
  if (inputs.length === 0) return 0;
  const keys = inputs.flatMap(({ key }) => key ?? []);
  const known = new Set<string>(
    keys.length > 0 ? await OutboxMessage.distinct('key', { kind, key: { $in: keys } }).session(session) : [],
  );
  const wanted = inputs.filter(({ key }) => !key || !known.has(key));
  const topics = wanted.flatMap(({ subject }) => (subject ? topicOf(kind, subject) : []));
  const places = await takePlaces(session, topics);
  const now = Date.now();
  const rows = wanted.map(({ key, payload, subject, dueAt = now }) => {
    const _id = randomUUID();
    return {
      _id,
      channel,
      kind,
      key: key ?? _id,
      payload: schema.parse(payload),
      due_at: dueAt,
      created_at: now,
      ...(subject ? places.get(topicOf(kind, subject))! : { state: 'open' as const }),
    };
  });
  await OutboxMessage.insertMany(rows, { session });
  notifyAfterCommit(session);
  return rows.length;
}
