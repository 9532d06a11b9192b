import type { Log } from '../../graph/context';

/** `refused`: email and password do not belong together. `limited`: too many tries from one address, or for one account. */
type Outcome = 'succeeded' | 'refused' | 'limited';

/**
 * One line for each try. Who it was is known by the id once somebody is in; before that by a keyed hash of the address that
 * was typed, which tells tries for one account from tries for many, and not for whose (safety 21).
 */
export function noteSignIn(
  log: Log,
  outcome: Outcome,
  { user_id = null, account }: { user_id?: string | null; account?: string } = {},
): void {
  const line = { event: 'sign_in', outcome, user_id, account };
  if (outcome === 'succeeded') log.info(line, 'signed in');
  else log.warn(line, 'a sign-in was refused');
}
