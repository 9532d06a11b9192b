import type { mongo } from 'mongoose';

const OPEN = { kind: { $in: ['refund_requested', 'refund_outcome', 'refund_made'] }, state: 'open' };

/** Ms until the last message that failed, or whose worker died, is due again; one for the bank waits an hour and is none of these. */
export async function promisedBy(db: mongo.Db): Promise<number> {
  const [last] = await db
    .collection<{ due_at: number }>('outbox')
    .find({ ...OPEN, attempts: { $gt: 0 } })
    .sort({ due_at: -1 })
    .limit(1)
    .toArray();
  return Math.max(0, (last?.due_at ?? 0) - Date.now());
}

/** What waits an hour for the bank is due, of which the provider has told meanwhile. */
export const letAnHourPass = (db: mongo.Db) =>
  db.collection('outbox').updateMany({ ...OPEN, attempts: 0 }, { $set: { due_at: Date.now() } });

/** What was not asked to its end. */
export async function stillAsked(db: mongo.Db): Promise<string[]> {
  const messages = await db
    .collection<{ _id: string; last_problem: string | null }>('outbox')
    .find(OPEN)
    .toArray();
  return messages.map(
    ({ _id, last_problem }) => `the provider is still being asked by ${_id}: ${last_problem}`,
  );
}
