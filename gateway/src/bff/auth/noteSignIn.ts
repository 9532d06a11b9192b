import type { Log } from '../../graph/context';

/** `refused`: email and password do not belong together. `limited`: too many tries from one address. */
type Outcome = 'succeeded' | 'refused' | 'limited';

/** One line for each try. Who it was is known by her id once she is in; before that, only that somebody tried (safety 21). */
export function noteSignIn(log: Log, outcome: Outcome, user_id: string | null = null): void {
  const line = { event: 'sign_in', outcome, user_id };
  if (outcome === 'succeeded') log.info(line, 'signed in');
  else log.warn(line, 'a sign-in was refused');
}
