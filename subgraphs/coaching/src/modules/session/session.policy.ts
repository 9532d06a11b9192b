import {
  memberConsequence,
  type CancellationConsequence,
  type SessionAuthor,
} from '@athenaeum/coaching-contract';
import { hasRole, type Viewer } from '@athenaeum/kit';
import { isCoach } from '../coach/coach.policy';
import type { SessionRow } from './session.model';

/** A session is visible to its member, its coach and admins. */
export const canSeeSessionsOf = (viewer: Viewer, userId: string): boolean =>
  viewer.id === userId || hasRole(viewer, 'admin');

type Coached = Pick<SessionRow, 'user_id'>;
interface ItsCoach {
  user_id?: string | null;
}

/** The relation of a viewer to a session; null: none, and it does not exist for them. */
export function partOf(viewer: Viewer, session: Coached, coach: ItsCoach | null) {
  if (viewer.id === session.user_id) return 'member';
  if (coach && isCoach(viewer, coach)) return 'coach';
  return hasRole(viewer, 'admin') ? 'admin' : null;
}
export type Part = NonNullable<ReturnType<typeof partOf>>;

/** Shared notes and tasks are for the two who meet: admins neither read nor write them. */
export const authorOf = (part: Part | null): SessionAuthor | null => (part === 'admin' ? null : part);

/** The effect on the held time: a cancellation by the other side never costs the member time. */
export const consequenceOf = (
  part: Part,
  session: Pick<SessionRow, 'session_date'>,
  now: number,
): CancellationConsequence => (part === 'member' ? memberConsequence(session, now) : 'release');

/** A member cancels until it begins, the other side until it is settled; external bookings only by the latter. */
export const canCancel = (
  part: Part,
  { status, session_date, provider }: Pick<SessionRow, 'status' | 'session_date' | 'provider'>,
  now: number,
): boolean => status === 'Scheduled' && (part !== 'member' || (now < session_date && !provider));

/** Only the member, while cancelling is still free: moving must not circumvent the rule. */
export const canMove = (
  part: Part,
  session: Pick<SessionRow, 'status' | 'session_date' | 'provider'>,
  now: number,
): boolean =>
  part === 'member' &&
  session.status === 'Scheduled' &&
  !session.provider &&
  memberConsequence(session, now) === 'release';
