/** How coach and member meet. `room`: a video room that the platform creates for the session. */
export const MEETING_KINDS = ['room', 'link', 'phone', 'address'] as const;
export type MeetingKind = (typeof MEETING_KINDS)[number];

/** Both can join from this many minutes before a session begins. */
export const JOIN_OPENS_MINUTES = 15;
const MINUTE = 60_000;

interface Session {
  status: string;
  /** Start, epoch ms. */
  session_date: number;
  /** Minutes. */
  duration: number;
}

/** When Join opens, epoch ms. */
export const joinOpens = ({ session_date }: Pick<Session, 'session_date'>): number =>
  session_date - JOIN_OPENS_MINUTES * MINUTE;

/** From 15 minutes before a session begins until it ends. */
export const isJoinOpen = (session: Session, now: number): boolean =>
  session.status === 'Scheduled' &&
  now >= joinOpens(session) &&
  now < session.session_date + session.duration * MINUTE;

/** Whether Join has an address to open. */
export const isOnline = ({ kind }: { kind: string }): boolean => kind === 'room' || kind === 'link';

/** A short description of the place; the address of a room or a link is behind Join. */
export function meetingWords({ kind, value }: { kind: string; value?: string | null }): string {
  if (kind === 'phone') return `By phone: ${value}`;
  if (kind === 'address') return value ?? '';
  return kind === 'link' ? 'Video call' : 'Video room';
}

/** The path of Join, which stays the same when the place changes. */
export const joinPath = (sessionId: string): string =>
  `/api/coaching/sessions/${encodeURIComponent(sessionId)}/join`;
