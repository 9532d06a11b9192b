import type { Log } from '@athenaeum/graph/edge';

/** `refused`: wrong email or password. `limited`: too many attempts from one address, or for one account. */
type Outcome = 'succeeded' | 'refused' | 'limited';

/**
 * One log line for each attempt: with the user id after success, otherwise with a keyed hash of the typed address, which
 * distinguishes attempts on one account from attempts on many without naming it (safety 21).
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
