import { SESSION_MESSAGES, type MarkNoShowInput } from '@athenaeum/coaching-contract';
import { notFound, Refusal, type Viewer } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import { addToLedger, inLedger } from '../credits/ledger';
import { findWithPart } from './changeSession';
import { endOf, Session, type SessionRow } from './session.model';
import { tellOfReviewRight, tellPages } from './tellParties';

/** In one go. */
const BATCH_SIZE = 200;

/** Reconciliation job: marks sessions that are over as held and uses their time; answers how many. May run in any number of processes. */
export async function settlePastSessions(now = Date.now()): Promise<number> {
  const begun = await Session.find({ status: 'Scheduled', session_date: { $lt: now } })
    .sort({ session_date: 1 })
    .limit(BATCH_SIZE)
    .lean<SessionRow[]>();
  let settled = 0;
  for (const session of begun.filter((one) => endOf(one) <= now))
    if (await inLedger((transaction) => settle(transaction, session, 'Completed'))) settled += 1;
  return settled;
}

/** Marks that the member did not come: the time is used all the same. Unmarked, the session counts as held. */
export async function markNoShow(
  viewer: Viewer,
  { id, no_show }: MarkNoShowInput,
  now = Date.now(),
): Promise<SessionRow> {
  const { session: found, part } = await findWithPart(viewer, id);
  if (part === 'member') throw notFound('session');
  if (found.status === 'Cancelled') throw new Refusal('CONFLICT', SESSION_MESSAGES.over);
  if (found.session_date > now) throw new Refusal('CONFLICT', SESSION_MESSAGES.notYet);
  const wanted = no_show ? 'No-show' : 'Completed';
  if (no_show || found.status === 'No-show')
    await inLedger(async (session) => {
      if (await settle(session, found, wanted)) return;
      // It was settled before: only the status changes.
      const other = no_show ? 'Completed' : 'No-show';
      const { modifiedCount } = await Session.updateOne(
        { _id: id, status: other },
        { status: wanted },
        { session },
      );
      if (modifiedCount === 0) return;
      await tellPages(session, found);
      await tellOfReviewRight(session, found);
    });
  return Session.findById(id).orFail().lean<SessionRow>();
}

/** Conditional on time and status, so that of settling, moving and cancelling at the same time one succeeds. */
async function settle(
  session: ClientSession,
  { _id, session_date }: SessionRow,
  status: 'Completed' | 'No-show',
): Promise<boolean> {
  const settled = await Session.findOneAndUpdate(
    { _id, status: 'Scheduled', session_date },
    { status },
    { session, returnDocument: 'after' },
  ).lean<SessionRow>();
  if (!settled) return false;
  const { user_id, duration } = settled;
  await addToLedger(session, user_id, [
    { type: 'debit', minutes: -duration, held: -duration, session_id: _id },
  ]);
  await tellPages(session, settled);
  await tellOfReviewRight(session, settled);
  return true;
}
