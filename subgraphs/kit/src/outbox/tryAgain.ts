import type { ClientSession } from 'mongoose';
import { notifyAfterCommit } from './changeNotification';
import { OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';
import { statusOf, type MessageStatus } from './messageStatus';

/** How many messages one request may retry. */
export const TRY_AGAIN_LIMIT = 1000;

/** `attempts` is not reset to 0: a later message must not replace one that may have arrived (`coalesce`). */
const REOPENED = { state: 'open', attempts: 1, lease: null, settled_at: null } as const;

/**
 * Retries one message at once, with its id, by which the receiver detects a duplicate. Answers its status before; null when
 * it is neither dead nor waiting for its next attempt.
 */
export async function tryMessageAgain(
  session: ClientSession,
  id: string,
  now = Date.now(),
): Promise<{ kind: string; status: MessageStatus; attempts: number } | null> {
  // While a worker holds the lease, nobody else may take it.
  const before = await OutboxMessage.findOneAndUpdate(
    { _id: id, $or: [{ state: 'dead' }, { state: 'open', lease: null, last_problem: { $ne: null } }] },
    { $set: { ...REOPENED, due_at: now } },
    { session, returnDocument: 'before' },
  )
    .select('kind state attempts last_problem')
    .lean<OutboxMessageRow>();
  if (!before) return null;
  notifyAfterCommit(session);
  return { kind: before.kind, status: statusOf(before), attempts: before.attempts };
}

/** Retries the dead letters of one kind, oldest first; answers how many are retried and how many remain. */
export async function tryKindAgain(
  session: ClientSession,
  kind: string,
  now = Date.now(),
): Promise<{ retried: number; remaining: number }> {
  const dead = { kind, state: 'dead' } as const;
  const ids = await OutboxMessage.find(dead)
    .session(session)
    .sort({ settled_at: 1 })
    .limit(TRY_AGAIN_LIMIT)
    .select('_id')
    .lean<{ _id: string }[]>();
  if (ids.length === 0) return { retried: 0, remaining: 0 };
  const { modifiedCount: retried } = await OutboxMessage.updateMany(
    { ...dead, _id: { $in: ids.map(({ _id }) => _id) } },
    { $set: { ...REOPENED, due_at: now } },
    { session },
  );
  notifyAfterCommit(session);
  return { retried, remaining: await OutboxMessage.countDocuments(dead).session(session) };
}
