import { createHash, createHmac, createPrivateKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env';

const LENGTH = 32;
const ID_LENGTH = 8;
/** What comes before the 32 bytes of an Ed25519 private key in PKCS #8. */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The current secret, and previous ones that still verify what was made with them, newest first. */
export type SecretEnv = Pick<Env, 'SESSION_SECRET'> & Partial<Pick<Env, 'SESSION_SECRET_PREVIOUS'>>;

export interface DerivedKey {
  /** The public id of the key. */
  id: string;
  key: Buffer;
}

export interface Signatures {
  /** With the current key, base64url. */
  of(text: string): string;
  /** Whether a signature was made of that text by us, with the current key or one before it. */
  isOurs(text: string, given: string): boolean;
}

/** The keys for one purpose: the first one signs, all of them verify. */
export function deriveKeys(
  { SESSION_SECRET, SESSION_SECRET_PREVIOUS = [] }: SecretEnv,
  purpose: string,
): readonly [DerivedKey, ...DerivedKey[]] {
  const keyOf = (secret: string): DerivedKey => {
    const key = deriveSecret(secret, purpose);
    const id = createHash('sha256').update(key).digest('base64url').slice(0, ID_LENGTH);
    return { id, key };
  };
  return [keyOf(SESSION_SECRET), ...SESSION_SECRET_PREVIOUS.map(keyOf)];
}

export function signaturesFor(env: SecretEnv, purpose: string): Signatures {
  const keys = deriveKeys(env, purpose);
  const made = ({ key }: DerivedKey, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url');
  return {
    of: (text) => made(keys[0], text),
    isOurs: (text, given) => keys.some((key) => isSame(made(key, text), given)),
  };
}

/** The private keys an embedded provider signs with, so that no key has to be stored or shared: it signs with the first. */
export const deriveSigningKeys = (env: SecretEnv): Record<string, unknown>[] =>
  deriveKeys(env, 'identity signing').map(({ id, key }) => {
    const der = Buffer.concat([ED25519_PREFIX, key]);
    const jwk = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
    return { ...jwk, kid: id, alg: 'EdDSA', use: 'sig' };
  });

/** Derives a key for one purpose from the secret; all instances derive the same, and derived keys are independent. */
const deriveSecret = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `athenaeum ${purpose}`, LENGTH));

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
