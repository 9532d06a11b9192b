import { SESSION_MESSAGES, type BookSessionInput } from '@athenaeum/coaching-contract';
import {
  keyedSemaphore,
  isDuplicateKey,
  notAllowed,
  notFound,
  Refusal,
  signInFirst,
  type Viewer,
} from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import { availabilityOf } from '../availability/availability.service';
import { bookable, isOffered } from '../availability/slots';
import { Coach, type CoachRow } from '../coach/coach.model';
import { canSeeCoaches } from '../coach/coach.policy';
import { addToLedger, balanceIn, inLedger } from '../credits/ledger';
import { type Meeting, usualMeeting } from './meeting';
import { quartersOf, Session, type SessionRow } from './session.model';
import { tellOfBooking } from './tellParties';

/** Limits concurrent transactions on the calendar of one coach, in this process. */
export const calendarChange = keyedSemaphore(4);

/** Books a session and holds the member's time, both or neither. A repeated request answers the existing session. */
export async function bookSession(
  viewer: Viewer,
  { coach_id, start, duration, note }: BookSessionInput,
  now = Date.now(),
): Promise<SessionRow> {
  const { id: user_id } = viewer;
  if (user_id === null) throw signInFirst();
  if (!canSeeCoaches(viewer)) throw notAllowed();
  const coach = await Coach.findById(coach_id).lean<CoachRow>();
  if (!coach) throw notFound('coach');
  const wish = { user_id, coach_id, session_date: start, duration };

  // Checked first: the viewer's existing session counts even when the time cannot be booked any more.
  const known = await liveAt(wish);
  if (known && isSame(known, wish)) return known;
  assertBookable(coach, user_id, start, duration, now);
  // An early answer that saves the database a conflict: the indexes decide who was first.
  if (known) throw new Refusal('CONFLICT', SESSION_MESSAGES.taken);
  try {
    return await calendarChange(coach_id, () =>
      inLedger((session) =>
        book(session, { ...wish, note: note || null, meeting: usualMeeting(coach) }, now),
      ),
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const first = await liveAt(wish);
    if (first && isSame(first, wish)) return first;
    throw whoWasFirst(error);
  }
}

type Wish = Pick<SessionRow, 'user_id' | 'coach_id' | 'session_date' | 'duration'>;

/** A coach's sessions at that time. */
const liveAt = ({ coach_id, ...wish }: Wish, session: ClientSession | null = null) =>
  Session.findOne({ coach_id, status: 'Scheduled', quarters: { $in: quartersOf(wish) } })
    .session(session)
    .lean<SessionRow>();

const isSame = (live: SessionRow, { user_id, session_date, duration }: Wish): boolean =>
  live.user_id === user_id && live.session_date === session_date && live.duration === duration;

async function book(
  session: ClientSession,
  given: Wish & { note: string | null; meeting: Meeting },
  now: number,
): Promise<SessionRow> {
  const { user_id, duration } = given;
  const live = await liveAt(given, session);
  if (live && isSame(live, given)) return live;
  if (live) throw new Refusal('CONFLICT', SESSION_MESSAGES.taken);
  const { available } = await balanceIn(session, user_id);
  if (available < duration) {
    const message = SESSION_MESSAGES.tooLittle(available, duration);
    throw new Refusal('CONFLICT', message, { credits: message });
  }
  const booked = new Session({ ...given, quarters: quartersOf(given), created_at: now });
  await booked.save({ session });
  await addToLedger(session, user_id, [{ type: 'hold', minutes: 0, held: duration, session_id: booked._id }]);
  const row = booked.toObject<SessionRow>();
  await tellOfBooking(session, row);
  return row;
}

/** Whether a coach offers this time to a member, taken or not. */
export function assertBookable(
  coach: CoachRow,
  user_id: string,
  start: number,
  duration: number,
  now: number,
): void {
  const conflict = (message: string) => new Refusal('CONFLICT', message, { start: message });
  if (coach.schedule_link) throw conflict(SESSION_MESSAGES.elsewhere(coach.name));
  if (coach.user_id === user_id) throw conflict(SESSION_MESSAGES.yourself);
  if (start <= now) throw conflict(SESSION_MESSAGES.passed);
  const availability = availabilityOf(coach);
  const { earliest, latest } = bookable(availability, now);
  if (start < earliest) throw conflict(SESSION_MESSAGES.tooSoon(availability.notice_hours));
  // Checked before any calendar, because dates have a smaller range than numbers.
  if (start > latest || !isOffered(availability, start, duration, now))
    throw conflict(SESSION_MESSAGES.notOffered(coach.name));
}

/** Which of the two indexes refused: the coach's calendar or the member's own. */
export function whoWasFirst(error: unknown): Refusal {
  const { keyPattern = {} } = error as { keyPattern?: object };
  return new Refusal('CONFLICT', 'user_id' in keyPattern ? SESSION_MESSAGES.busy : SESSION_MESSAGES.taken);
}
