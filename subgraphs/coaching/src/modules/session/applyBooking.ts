import { meetingInput, SESSION_MESSAGES } from '@athenaeum/coaching-contract';
import { isDuplicateKey, notFound, Refusal } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import { Coach, type CoachRow } from '../coach/coach.model';
import { addToLedger, balanceIn, inLedger } from '../credits/ledger';
import { kept } from './meeting';
import { Session, type SessionRow } from './session.model';
import { consequenceOf } from './session.policy';
import { tellPages } from './tellParties';

const id = z.string().min(1).max(200);
/** Up to the end of the year 9999: later dates cannot be formatted in mails and calendars. */
const instant = z.number().int().positive().max(253_402_300_799_999);
const MAX_SESSION_MINUTES = 12 * 60;
const news = { provider: z.string().regex(/^[a-z0-9-]{1,40}$/), booking_id: id, at: instant };
const activeBooking = {
  ...news,
  coach_id: id.nullish(),
  coach_slug: id.nullish(),
  user_id: id,
  start: instant,
  duration: z.number().int().min(1).max(MAX_SESSION_MINUTES),
  meeting: z.nullish(meetingInput),
};

export const applyBookingInput = z.discriminatedUnion('type', [
  z.object({ ...activeBooking, type: z.enum(['booked', 'moved']) }),
  z.object({ ...news, type: z.literal('cancelled'), cancelled_by: z.enum(['member', 'coach']) }),
]);
type News = z.infer<typeof applyBookingInput>;
type ActiveBooking = Extract<News, { type: 'booked' | 'moved' }>;
type Cancelled = Extract<News, { type: 'cancelled' }>;

/**
 * Applies a report about a session that was booked on an external page. Of the reports about one booking the latest counts:
 * repeated ones, and those of an earlier event, change nothing.
 */
export async function applyBooking(given: News): Promise<SessionRow> {
  const { provider, booking_id } = given;
  const coach = given.type === 'cancelled' ? null : await coachOf(given);
  try {
    return await inLedger(async (session) => {
      const known = await Session.findOne({ provider, booking_id }).session(session).lean<SessionRow>();
      if (known && (known.told_at ?? 0) >= given.at) return known;
      if (given.type === 'cancelled') return cancel(session, known, given);
      return known ? move(session, known, given) : book(session, coach!, given);
    });
  } catch (error) {
    // Reported twice at the same time: the other one has stored it.
    if (!isDuplicateKey(error)) throw error;
    return applyBooking(given);
  }
}

async function coachOf({ coach_id, coach_slug }: ActiveBooking): Promise<CoachRow> {
  const by = coach_id ? { _id: coach_id } : { slug: coach_slug ?? '' };
  const coach = await Coach.findOne(by).lean<CoachRow>();
  if (!coach) throw notFound('coach');
  // Two ways to book one calendar would overlap.
  if (!coach.schedule_link) throw new Refusal('CONFLICT', `${coach.name} is booked here.`);
  return coach;
}

async function book(session: ClientSession, coach: CoachRow, given: ActiveBooking): Promise<SessionRow> {
  const { user_id, duration, start, meeting, provider, booking_id, at } = given;
  await assertEnough(session, user_id, duration, duration);
  const booked = new Session({
    user_id,
    coach_id: coach._id,
    session_date: start,
    duration,
    ...(meeting && { meeting: kept(meeting) }),
    provider,
    booking_id,
    told_at: at,
    created_at: at,
  });
  await booked.save({ session });
  await addToLedger(session, user_id, [{ type: 'hold', minutes: 0, held: duration, session_id: booked._id }]);
  const row = booked.toObject<SessionRow>();
  await tellPages(session, row);
  return row;
}

/** A session that grows or shrinks holds more or less; one that is over or cancelled stays as it is. */
async function move(session: ClientSession, known: SessionRow, given: ActiveBooking): Promise<SessionRow> {
  const { start, duration, meeting, at } = given;
  if (known.status !== 'Scheduled') return known;
  const more = duration - known.duration;
  if (more > 0) await assertEnough(session, known.user_id, more, duration);
  const moved = await Session.findOneAndUpdate(
    { _id: known._id, status: 'Scheduled', told_at: known.told_at as number },
    {
      ...{ session_date: start, duration, told_at: at, changed_at: at, $inc: { sequence: 1 } },
      ...(meeting && { meeting: kept(meeting) }),
    },
    { session, returnDocument: 'after' },
  ).lean<SessionRow>();
  if (!moved) return known;
  await tellPages(session, moved);
  if (more !== 0) {
    const note = `A session was changed from ${known.duration} to ${duration} minutes`;
    await addToLedger(session, known.user_id, [{ type: 'adjustment', minutes: 0, held: more, note }]);
  }
  return moved;
}

/** An unknown booking has nothing to give back. */
async function cancel(
  session: ClientSession,
  known: SessionRow | null,
  { at, cancelled_by }: Cancelled,
): Promise<SessionRow> {
  if (!known) throw notFound('booking');
  if (known.status !== 'Scheduled') return known;
  const consequence = consequenceOf(cancelled_by, known, at);
  const cancelled = await Session.findOneAndUpdate(
    { _id: known._id, status: 'Scheduled', told_at: known.told_at as number },
    {
      status: 'Cancelled',
      cancelled_at: at,
      cancelled_by,
      told_at: at,
      changed_at: at,
      $inc: { sequence: 1 },
    },
    { session, returnDocument: 'after' },
  ).lean<SessionRow>();
  if (!cancelled) return known;
  await tellPages(session, cancelled);
  const { duration, user_id, _id } = cancelled;
  const minutes = consequence === 'debit' ? -duration : 0;
  await addToLedger(session, user_id, [{ type: consequence, minutes, held: -duration, session_id: _id }]);
  return cancelled;
}

async function assertEnough(
  session: ClientSession,
  user_id: string,
  needed: number,
  duration: number,
): Promise<void> {
  const { available } = await balanceIn(session, user_id);
  if (available < needed) throw new Refusal('CONFLICT', SESSION_MESSAGES.tooLittle(available, duration));
}
