import type { SessionParty } from '@athenaeum/coaching-contract/outgoing';
import { whereOf } from '../coaching/whereOf';
import type { CalendarSession } from './sessionCalendar';

/** What is asked of a session for a calendar. */
export const SESSION_FIELDS = `id session_date duration status sequence created_at changed_at meeting { kind value }
  coach { name timezone } user { id name }`;

export interface AskedSession {
  id: string;
  session_date: number;
  duration: number;
  status: string;
  sequence: number;
  created_at: number;
  changed_at: number | null;
  meeting: { kind: string; value: string | null } | null;
  coach: { name: string; timezone: string } | null;
  user: { id: string; name: string | null };
}

/** The session as an entry in one participant's calendar, with the other's name. */
export function toCalendarSession(asked: AskedSession, viewerId: string, origin: string): CalendarSession {
  const { id, session_date, duration, status, sequence, created_at, changed_at, coach, user } = asked;
  const { place, link } = whereOf(asked, origin);
  return {
    id,
    with: (user.id === viewerId ? coach?.name : user.name) ?? 'a member',
    session_date,
    duration,
    timezone: coach?.timezone ?? 'America/Los_Angeles',
    sequence,
    place,
    link,
    isCancelled: status === 'Cancelled',
    url: sessionsPage(origin, user.id === viewerId ? 'member' : 'coach'),
    since: changed_at ?? created_at,
  };
}

/** The page where a participant manages it. */
export const sessionsPage = (origin: string, to: SessionParty): string =>
  `${origin}/expert-strategists/${to === 'member' ? 'my-sessions' : 'desk'}`;
