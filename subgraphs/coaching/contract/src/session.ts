export const SESSION_STATUSES = ['Scheduled', 'Completed', 'Cancelled', 'No-show'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** Durations that a member may book, in minutes. */
export const SESSION_DURATIONS = [30, 60, 90] as const;
export type SessionDuration = (typeof SESSION_DURATIONS)[number];

/** A session cancelled at least this many hours ahead gives its time back to the member. */
export const FREE_CANCELLATION_HOURS = 24;

export const SESSION_LIMITS = {
  note: 500,
  coachNotes: 4000,
  /** Characters of one shared note, and how many there may be. */
  sharedNote: 2000,
  sharedNotes: 100,
  /** Characters of one task, and how many there may be. */
  task: 160,
  tasks: 30,
} as const;

/** Who can write in the shared notes of a session. */
export const SESSION_AUTHORS = ['member', 'coach'] as const;
export type SessionAuthor = (typeof SESSION_AUTHORS)[number];

/** What cancelling does with the held time: `release` gives it back, `debit` uses it. */
export const CANCELLATION_CONSEQUENCES = ['release', 'debit'] as const;
export type CancellationConsequence = (typeof CANCELLATION_CONSEQUENCES)[number];

export const SESSION_GROUPS = ['Upcoming', 'Past', 'Cancelled'] as const;
export type SessionGroup = (typeof SESSION_GROUPS)[number];

/** The list of My Sessions that it belongs to: cancelled ones first, then by its start (epoch ms). */
export function sessionGroup(session: { status: string; session_date: number }, now: number): SessionGroup {
  if (session.status === 'Cancelled') return 'Cancelled';
  return session.session_date > now ? 'Upcoming' : 'Past';
}

/** `60 General Coaching with Maya Chen`; duration in minutes. */
export const sessionTitle = (duration: number, coachName: string) =>
  `${duration} General Coaching with ${coachName}`;

const HOUR = 3_600_000;

/** Until when a member can cancel and keep the time, epoch ms. */
export const freeUntil = ({ session_date }: { session_date: number }): number =>
  session_date - FREE_CANCELLATION_HOURS * HOUR;

/** The effect of a cancellation by the member at a time (epoch ms): both the rule that is applied and the one that is shown. */
export const memberConsequence = (session: { session_date: number }, now: number): CancellationConsequence =>
  now <= freeUntil(session) ? 'release' : 'debit';

/** Who may cancel a session. */
export const SESSION_CANCELLERS = ['member', 'coach', 'admin'] as const;
export type SessionCanceller = (typeof SESSION_CANCELLERS)[number];

/** What an external booking page may report. */
export const BOOKING_CHANGES = ['booked', 'moved', 'cancelled'] as const;
