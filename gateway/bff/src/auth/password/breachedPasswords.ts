import { createHash } from 'node:crypto';
import type { Log } from '@athenaeum/graph/edge';
import type { Env } from '../../env';

/** Number of hash characters that are sent: some thousand passwords share them (k-anonymity). */
const PREFIX = 5;
const TIMEOUT_MS = 1500;
/** A range holds some 40 KB. */
const MAX_RESPONSE_BYTES = 1024 * 1024;
/** Every line is the rest of a hash with its count. */
const RANGE = /^(?:[0-9A-F]{35}:\d{1,12}[ \t]*(?:\r?\n|$))+$/i;

/** Whether a password is in an external set of breached ones. */
export type BreachedPasswords = (password: string) => Promise<boolean>;

interface Options {
  env: Pick<Env, 'BREACHED_PASSWORDS_URL'>;
  log: Pick<Log, 'warn'>;
  timeoutMs?: number;
}

/**
 * Asks the range API at `BREACHED_PASSWORDS_URL`: `GET <url>/<5 characters of the SHA-1>` answers lines of
 * `<the other 35>:<count>`. Neither the password nor its whole hash leaves.
 *
 * @returns false too where none is configured, and where it fails or is slow: nobody is kept from setting a password by
 *   another system. That is logged, without what was asked.
 */
export function createBreachedPasswords({
  env: { BREACHED_PASSWORDS_URL },
  log,
  timeoutMs = TIMEOUT_MS,
}: Options): BreachedPasswords {
  if (!BREACHED_PASSWORDS_URL) return async () => false;
  const base = BREACHED_PASSWORDS_URL.replace(/\/+$/, '');
  return async (password) => {
    // What the API is keyed by; nothing is stored or protected by it.
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const range = await readRange(`${base}/${hash.slice(0, PREFIX)}`, AbortSignal.timeout(timeoutMs));
      return holds(range, hash.slice(PREFIX));
    } catch (error) {
      log.warn(
        { reason: reasonOf(error) },
        'breached passwords could not be asked; the password was let through',
      );
      return false;
    }
  };
}

async function readRange(url: string, signal: AbortSignal): Promise<string> {
  // Padding hides from the length of the answer which range it is; padded lines count 0.
  const response = await fetch(url, { headers: { 'add-padding': 'true' }, redirect: 'error', signal });
  if (!response.ok) {
    await response.body?.cancel().catch(() => {});
    throw new Error(`HTTP_${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) throw new Error('TOO_LONG');
    chunks.push(chunk);
  }
  const range = Buffer.concat(chunks).toString('latin1').trim();
  // A page of something in front says nothing about any password.
  if (!RANGE.test(range)) throw new Error('NOT_A_RANGE');
  return range;
}

const holds = (range: string, rest: string): boolean =>
  range.split(/\r?\n/).some((line) => {
    const [suffix, count] = line.trim().split(':');
    return suffix?.toUpperCase() === rest && Number(count) > 0;
  });

/** Never the address: it ends in what was asked. */
const reasonOf = (error: unknown): string => {
  const { name, message = '' } = error as Partial<Error>;
  if (name === 'TimeoutError') return 'TIMEOUT';
  return /^(HTTP_\d+|TOO_LONG|NOT_A_RANGE)$/.test(message) ? message : 'UNREACHABLE';
};
