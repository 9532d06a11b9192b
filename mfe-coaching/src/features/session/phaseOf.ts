import { joinOpens } from '@athenaeum/coaching-contract';

const MINUTE_MS = 60_000;

/** `during` begins when Join opens, a quarter of an hour before the start. */
export type SessionPhase = 'before' | 'during' | 'after' | 'cancelled';

interface Timed {
  status: string;
  /** Start, epoch ms. */
  session_date: number;
  /** Minutes. */
  duration: number;
}

export const endOf = ({ session_date, duration }: Timed): number => session_date + duration * MINUTE_MS;

/** Which of its pages a session has at a time (epoch ms). */
export function phaseOf(session: Timed, now: number): SessionPhase {
  if (session.status === 'Cancelled') return 'cancelled';
  if (session.status !== 'Scheduled' || now >= endOf(session)) return 'after';
  return now >= joinOpens(session) ? 'during' : 'before';
}
