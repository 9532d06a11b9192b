import { createHash, randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@athenaeum/kit';
import { signaturesFor, type SecretEnv } from '../secrets';
import { UsedPasskeyChallenge } from './usedPasskeyChallenge.model';

const CHALLENGE_TTL_MS = 5 * 60_000;

/** Which question it answers, and a secret of the browser that was asked. */
export interface AskedOf {
  purpose: 'sign-in' | 'adding' | 'confirming';
  browser: string;
}

export interface Challenges {
  /** A new challenge, good for five minutes, once, in this browser. */
  issue(askedOf: AskedOf): Uint8Array<ArrayBuffer>;
  /** Whether a challenge, in base64url, was issued for this and is unused. Of any number of uses at once one goes through. */
  use(challenge: string, askedOf: AskedOf): Promise<boolean>;
}

/** Challenges carry their purpose and expiry, signed; only used ones are stored. */
export function createChallenges(env: SecretEnv): Challenges {
  const signatures = signaturesFor(env, 'passkey challenges');
  const signed = (nonce: string, until: string, { purpose, browser }: AskedOf) =>
    `${purpose} ${until} ${nonce} ${browser}`;

  return {
    issue(askedOf) {
      const nonce = randomBytes(16).toString('base64url');
      const until = (Date.now() + CHALLENGE_TTL_MS).toString(36);
      const text = `${nonce}.${until}.${signatures.of(signed(nonce, until, askedOf))}`;
      return new Uint8Array(Buffer.from(text));
    },

    async use(challenge, askedOf) {
      const [nonce = '', until = '', given = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
      const expires_at = Number.parseInt(until, 36);
      if (!signatures.isOurs(signed(nonce, until, askedOf), given) || expires_at <= Date.now()) return false;
      try {
        await UsedPasskeyChallenge.create({ _id: hashOf(nonce), expires_at });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}

const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');
