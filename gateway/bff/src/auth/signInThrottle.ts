import { createHmac } from 'node:crypto';
import { inTransaction, isDuplicateKey } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import type { Request } from 'express';
import type { RateLimits } from '@athenaeum/graph/edge';
import type { Env } from '../env';
import { signInsRefused } from '../mail/letters/signInsRefusedLetter';
import type { KnownDevice } from './knownDevice';
import { deriveKeys, type SecretEnv } from './secrets';
import { SignInFailure, type SignInFailureRow } from './signInFailure.model';

const SECOND = 1000;
const FIRST_DELAY_MS = 5 * SECOND;
const MAX_DELAY_MS = 15 * 60 * SECOND;
const FAILURE_TTL_MS = 24 * 3600 * SECOND;
/** The owner of the address is notified after this many failures in a row. */
const NOTIFY_AFTER_FAILURES = 10;
/** How often a conditional update may lose against concurrent attempts before this one is refused. */
const MAX_RETRIES = 5;

export interface SignInTry {
  /** Keyed hash of the address, for the log: stable for an address, and not reversible. */
  account: string;
  /** The wait until the next attempt is accepted, ms; 0 when this one is. */
  wait: number;
  /** The password was right or was not checked: this attempt does not count. */
  succeeded(): Promise<void>;
  giveBack(): Promise<void>;
  /** The password was wrong. */
  failed(): Promise<void>;
}

export interface SignInThrottle {
  /** Counts an attempt for this address, before the password is checked. */
  take(req: Request, email: string): Promise<SignInTry>;
  /** Resets the failures of an account after its owner has signed in by mail. */
  forget(email: string): Promise<void>;
}

interface Parts {
  env: SecretEnv & Pick<Env, 'LIMIT_GUESSES'>;
  device: KnownDevice;
  limits: Pick<RateLimits, 'refusedSignInMail'>;
}

/**
 * Throttles guessing of one account's password from many IP addresses: after a few failures each attempt waits twice as
 * long, up to a quarter of an hour. Nobody can be locked out by others: a browser in which the account has been signed in
 * is counted by itself, and to set a password by a mailed link marks the browser as one. An address without an account is counted alike.
 */
export function createSignInThrottle({ env, device, limits }: Parts): SignInThrottle {
  // A key rotation resets the counters.
  const [{ key: secret }] = deriveKeys(env, 'sign-in tries');
  const hashOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
  const accountOf = (email: string) => hashOf(email.trim().toLowerCase());

  async function tell(email: string): Promise<void> {
    if (!(await limits.refusedSignInMail.take(accountOf(email)))) return;
    await inTransaction((session) =>
      enqueue(session, signInsRefused, { payload: { email: email.trim().toLowerCase() } }),
    );
  }

  return {
    async take(req, email) {
      const account = accountOf(email);
      const entry = device.entryFor(req, email);
      const _id = entry ? `${account} ${hashOf(entry)}` : account;
      const { wait, count } = await counted(_id, env.LIMIT_GUESSES);
      return {
        account,
        wait,
        succeeded: async () => void (await SignInFailure.deleteOne({ _id })),
        giveBack: async () =>
          void (await SignInFailure.updateOne({ _id, count }, { count: count - 1, open_at: 0 })),
        failed: async () => (count >= NOTIFY_AFTER_FAILURES ? tell(email) : undefined),
      };
    },
    forget: async (email) => void (await SignInFailure.deleteOne({ _id: accountOf(email) })),
  };
}

/** Counts one more attempt, or returns how long it has to wait; of two simultaneous ones, one succeeds. */
async function counted(_id: string, free: number): Promise<{ wait: number; count: number }> {
  for (let race = 0; race < MAX_RETRIES; race++) {
    const now = Date.now();
    const kept = await SignInFailure.findById(_id).lean<SignInFailureRow>();
    // The TTL index removes expired documents only once a minute.
    const isOver = kept !== null && kept.expires_at.getTime() <= now;
    if (kept && !isOver && kept.open_at > now) return { wait: kept.open_at - now, count: kept.count };
    const count = (isOver ? 0 : (kept?.count ?? 0)) + 1;
    const next = {
      count,
      open_at: now + delayAfter(count, free),
      expires_at: new Date(now + FAILURE_TTL_MS),
    };
    if (await written(_id, kept, next)) return { wait: 0, count };
  }
  return { wait: SECOND, count: 0 };
}

type Next = Omit<SignInFailureRow, '_id'>;

async function written(_id: string, kept: SignInFailureRow | null, next: Next): Promise<boolean> {
  try {
    if (!kept) return Boolean(await SignInFailure.create({ _id, ...next }));
    const same = { _id, count: kept.count, open_at: kept.open_at };
    return (await SignInFailure.updateOne(same, next)).matchedCount === 1;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** None for the first few, then 5, 10, 20 seconds and so on. */
export const delayAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (count - free), MAX_DELAY_MS);
