import { indexedText } from '../indexedText';
import type { ClientSession } from 'mongoose';
import { inTransaction } from '../mongo';
import { notifyAfterCommit } from './changeNotification';
import { OutboxMessage, type OutboxMessageRow } from './outboxMessage.model';
import { OutboxSubject } from './outboxSubject.model';

const DAY = 86_400_000;
/** How long the key of a delivered message prevents a duplicate. */
const DONE_TTL_MS = 14 * DAY;

/** Delivered, whichever worker holds the lease by now: nobody delivers it again. Its payload is removed. */
export const settleDone = ({ _id, subject, place }: OutboxMessageRow, now: number): Promise<void> =>
  settle(
    { _id, subject, place },
    {},
    { state: 'done', payload: null, expires_at: new Date(now + DONE_TTL_MS) },
    now,
  );

/** Given up: the message is kept and no longer delays those behind it. */
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
    if (modifiedCount === 1) await openNext(session, subject, place);
  });
}

async function openNext(session: ClientSession, subject: string, place: number): Promise<void> {
  await OutboxSubject.updateOne({ _id: subject }, { $max: { done: place } }, { session });
  const { modifiedCount } = await OutboxMessage.updateOne(
    { subject: indexedText(subject), place: place + 1, state: 'queued' },
    { state: 'open' },
    { session },
  );
  if (modifiedCount === 1) notifyAfterCommit(session);
}
