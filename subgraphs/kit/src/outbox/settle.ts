import type { ClientSession } from 'mongoose';
import { inTransaction } from '../mongo';
import { ringAfterCommit } from './bell';
import { OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';
import { OutboxSubject } from './outboxSubject.model';

const DAY = 86_400_000;
/** How long the key of a delivered message is remembered. */
const DONE_KEPT = 14 * DAY;

/** It has arrived: true whoever holds the lease by now, so nobody delivers it again. What it said is let go. */
export const settleDone = ({ _id, subject, place }: OutboxMessageRow, now: number): Promise<void> =>
  settle(
    { _id, subject, place },
    {},
    { state: 'done', payload: null, expires_at: new Date(now + DONE_KEPT) },
    now,
  );

/** Given up: kept as it is, out of the way of those behind it. */
export const settleDead = (
  { _id, subject, place, lease }: OutboxMessageRow,
  problem: string,
  now: number,
): Promise<void> => settle({ _id, subject, place }, { lease }, { state: 'dead', last_problem: problem }, now);

async function settle(
  { _id, subject, place }: Pick<OutboxMessageRow, '_id' | 'subject' | 'place'>,
  condition: object,
  outcome: object,
  now: number,
): Promise<void> {
  const end = (session?: ClientSession) =>
    OutboxMessage.updateOne(
      { _id, state: 'open', ...condition },
      { $set: { ...outcome, lease: null, settled_at: now } },
      { session },
    );
  if (!subject || !place) return void (await end());
  await inTransaction(async (session) => {
    const { modifiedCount } = await end(session);
    if (modifiedCount === 1) await letNextGo(session, subject, place);
  });
}

async function letNextGo(session: ClientSession, subject: string, place: number): Promise<void> {
  await OutboxSubject.updateOne({ _id: subject }, { $max: { done: place } }, { session });
  const { modifiedCount } = await OutboxMessage.updateOne(
    { subject, place: place + 1, state: 'queued' },
    { state: 'open' },
    { session },
  );
  if (modifiedCount === 1) ringAfterCommit(session);
}
