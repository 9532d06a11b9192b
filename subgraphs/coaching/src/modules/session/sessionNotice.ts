import { Coach, type CoachRow } from '../coach/coach.model';
import { CreditEntry } from '../credits/creditEntry.model';
import { meetingOf, roomOf, type Meeting } from './meeting';
import { Session, type SessionRow } from './session.model';

export interface SessionNoticeRow extends Omit<SessionRow, 'meeting' | 'room'> {
  meeting: Meeting | null;
  room: string;
  /** Whether the held time was given back. */
  is_released: boolean;
  coach_name: string;
  coach_slug: string;
  coach_user_id: string | null;
  coach_timezone: string;
}

/** A session for mail and calendars. */
export async function findSessionNotice(id: string): Promise<SessionNoticeRow | null> {
  const session = await Session.findById(id).lean<SessionRow>();
  const coach = session && (await Coach.findById(session.coach_id).lean<CoachRow>());
  if (!session || !coach) return null;
  return {
    ...session,
    sequence: session.sequence ?? 0,
    meeting: meetingOf(session, coach),
    room: roomOf(session),
    is_released: (await CreditEntry.exists({ session_id: id, type: 'release' })) !== null,
    coach_name: coach.name,
    coach_slug: coach.slug,
    coach_user_id: coach.user_id ?? null,
    coach_timezone: coach.timezone,
  };
}

/** Whether a session of these two took place: a condition for a review. */
export async function findCoached(user_id: string, coach_id: string) {
  const coach = await Coach.findById(coach_id).lean<CoachRow>();
  if (!coach) return null;
  const completed = await Session.exists({ user_id, coach_id, status: 'Completed' });
  return { is_coached: completed !== null, coach_name: coach.name };
}
