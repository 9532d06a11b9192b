import { memberConsequence, type CancellationConsequence } from '@athenaeum/coaching-contract';
import { hasRole, type Viewer } from '@athenaeum/kit';
import { isCoach } from '../coach/coach.policy';
import type { SessionRow } from './session.model';

/** Whom she met and when is between a member, her coach and the staff who answer for it. */
export const canSeeSessionsOf = (viewer: Viewer, userId: string): boolean =>
  viewer.id === userId || hasRole(viewer, 'admin');

type Coached = Pick<SessionRow, 'user_id'>;
interface ItsCoach {
  user_id?: string | null;
}

/** What a viewer is to a session; null: nothing, and for her it does not exist. */
export function partOf(viewer: Viewer, session: Coached, coach: ItsCoach | null) {
  if (viewer.id === session.user_id) return 'member';
  if (coach && isCoach(viewer, coach)) return 'coach';
  return hasRole(viewer, 'admin') ? 'admin' : null;
}
export type Part = NonNullable<ReturnType<typeof partOf>>;

/** What becomes of the time that is held: cancelled by the other side it is never the member's loss. */
export const consequenceOf = (
  part: Part,
  session: Pick<SessionRow, 'session_date'>,
  now: number,
): CancellationConsequence => (part === 'member' ? memberConsequence(session, now) : 'release');

/** A member cancels until it begins, the other side until it was counted; what was booked elsewhere only the latter. */
export const canCancel = (
  part: Part,
  { status, session_date, provider }: Pick<SessionRow, 'status' | 'session_date' | 'provider'>,
  now: number,
): boolean => status === 'Scheduled' && (part !== 'member' || (now < session_date && !provider));

/** Only she who booked it, while cancelling would still be free: moving is no way around the rule. */
export const canMove = (
  part: Part,
  session: Pick<SessionRow, 'status' | 'session_date' | 'provider'>,
  now: number,
): boolean =>
  part === 'member' &&
  session.status === 'Scheduled' &&
  !session.provider &&
  memberConsequence(session, now) === 'release';
