import {
  SESSION_MESSAGES,
  type CancelSessionInput,
  type RescheduleSessionInput,
} from '@athenaeum/coaching-contract';
import { inTransaction, isDuplicateKey, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { Coach, type CoachRow } from '../coach/coach.model';
import { addToLedger, inLedger } from '../credits/ledger';
import { assertBookable, calendarChange, whoWasFirst } from './bookSession';
import { quartersOf, Session, type SessionRow } from './session.model';
import { canCancel, canMove, consequenceOf, partOf, type Part } from './session.policy';
import { tellOfCancellation, tellOfMove } from './tellParties';

/** A session with its coach and the viewer's relation to it; somebody else's is not found. */
export async function findWithPart(
  viewer: Viewer,
  id: string,
): Promise<{ session: SessionRow; coach: CoachRow | null; part: Part }> {
  const session = await Session.findById(id).lean<SessionRow>();
  const coach = session && (await Coach.findById(session.coach_id).lean<CoachRow>());
  const part = session && partOf(viewer, session, coach);
  if (!part) throw notFound('session');
  return { session, coach, part };
}

/** Moves it to another time of the same coach; the time stays held. */
export async function rescheduleSession(
  viewer: Viewer,
  { id, start }: RescheduleSessionInput,
  now = Date.now(),
): Promise<SessionRow> {
  const { session: before, coach, part } = await findWithPart(viewer, id);
  if (!coach) throw notFound('coach');
  if (before.session_date === start && before.status === 'Scheduled') return before;
  if (!canMove(part, before, now)) throw new Refusal('CONFLICT', whyNotMoved(before, now));
  assertBookable(coach, before.user_id, start, before.duration, now);
  const { session_date, duration } = before;
  const quarters = quartersOf({ session_date: start, duration });
  try {
    const moved = await calendarChange(before.coach_id, () =>
      inTransaction(async (session) => {
        // Conditional on the time that was read: of two concurrent moves one succeeds.
        const row = await Session.findOneAndUpdate(
          { _id: id, status: 'Scheduled', session_date },
          { session_date: start, quarters, changed_at: now, $inc: { sequence: 1 } },
          { session, returnDocument: 'after' },
        ).lean<SessionRow>();
        if (row) await tellOfMove(session, row);
        return row;
      }),
    );
    if (moved) return moved;
  } catch (error) {
    if (isDuplicateKey(error)) throw whoWasFirst(error);
    throw error;
  }
  const present = await Session.findById(id).orFail().lean<SessionRow>();
  if (present.session_date === start && present.status === 'Scheduled') return present;
  throw new Refusal('CONFLICT', SESSION_MESSAGES.over);
}

/** The held time is given back or used; repeating it changes nothing. */
export async function cancelSession(
  viewer: Viewer,
  { id, consequence: shown }: CancelSessionInput,
  now = Date.now(),
): Promise<SessionRow> {
  const { session: found, part } = await findWithPart(viewer, id);
  if (found.status === 'Cancelled') return found;
  if (!canCancel(part, found, now)) throw new Refusal('CONFLICT', whyNotCancelled(found));
  const { session_date } = found;
  const consequence = consequenceOf(part, found, now);
  if (shown && shown !== consequence) throw new Refusal('CONFLICT', SESSION_MESSAGES.consequenceChanged);

  await calendarChange(found.coach_id, () =>
    inLedger(async (session) => {
      // Conditional on the start that decided about the time.
      const cancelled = await Session.findOneAndUpdate(
        { _id: id, status: 'Scheduled', session_date },
        {
          status: 'Cancelled',
          cancelled_at: now,
          cancelled_by: part,
          changed_at: now,
          $inc: { sequence: 1 },
        },
        { session, returnDocument: 'after' },
      ).lean<SessionRow>();
      if (!cancelled) return;
      const { user_id, duration } = cancelled;
      const minutes = consequence === 'debit' ? -duration : 0;
      await addToLedger(session, user_id, [{ type: consequence, minutes, held: -duration, session_id: id }]);
      await tellOfCancellation(session, cancelled);
    }),
  );
  const present = await Session.findById(id).orFail().lean<SessionRow>();
  if (present.status === 'Cancelled') return present;
  throw new Refusal('CONFLICT', SESSION_MESSAGES.consequenceChanged);
}

function whyNotMoved({ status, session_date, provider }: SessionRow, now: number): string {
  if (status !== 'Scheduled') return SESSION_MESSAGES.over;
  if (provider) return SESSION_MESSAGES.changedElsewhere;
  return session_date <= now ? SESSION_MESSAGES.begun : SESSION_MESSAGES.tooLateToMove;
}

function whyNotCancelled({ status, provider }: SessionRow): string {
  if (status !== 'Scheduled') return SESSION_MESSAGES.over;
  return provider ? SESSION_MESSAGES.changedElsewhere : SESSION_MESSAGES.begun;
}
