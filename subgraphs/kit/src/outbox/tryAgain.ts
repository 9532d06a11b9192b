import type { ClientSession } from 'mongoose';
import { ringAfterCommit } from './bell';
import { OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';
import { standingOf, type MessageStanding } from './standing';

/** The most that one decision lets leave again. */
export const TRY_AGAIN_LIMIT = 1000;

/** Not as if it had never been tried: what comes after it must not take its place (`coalesce`). */
const ANEW = { state: 'open', attempts: 1, lease: null, settled_at: null } as const;

/**
 * Tries one message again at once, as itself: a receiver that has had it can tell. Answers how it stood; null when it
 * neither was given up nor waits for its next attempt.
 */
export async function tryMessageAgain(
  session: ClientSession,
  id: string,
  now = Date.now(),
): Promise<{ kind: string; standing: MessageStanding; attempts: number } | null> {
  // While a worker has it, its lease decides: nobody else takes it meanwhile.
  const before = await OutboxMessage.findOneAndUpdate(
    { _id: id, $or: [{ state: 'dead' }, { state: 'open', lease: null, last_problem: { $ne: null } }] },
    { $set: { ...ANEW, due_at: now } },
    { session, returnDocument: 'before' },
  )
    .select('kind state attempts last_problem')
    .lean<OutboxMessageRow>();
  if (!before) return null;
  ringAfterCommit(session);
  return { kind: before.kind, standing: standingOf(before), attempts: before.attempts };
}

/** Tries what was given up of one kind again, the oldest first; answers how many leave and how many are left. */
export async function tryKindAgain(
  session: ClientSession,
  kind: string,
  now = Date.now(),
): Promise<{ tried: number; left: number }> {
  const dead = { kind, state: 'dead' } as const;
  const ids = await OutboxMessage.find(dead)
    .session(session)
    .sort({ settled_at: 1 })
    .limit(TRY_AGAIN_LIMIT)
    .select('_id')
    .lean<{ _id: string }[]>();
  if (ids.length === 0) return { tried: 0, left: 0 };
  const { modifiedCount: tried } = await OutboxMessage.updateMany(
    { ...dead, _id: { $in: ids.map(({ _id }) => _id) } },
    { $set: { ...ANEW, due_at: now } },
    { session },
  );
  ringAfterCommit(session);
  return { tried, left: await OutboxMessage.countDocuments(dead).session(session) };
}
