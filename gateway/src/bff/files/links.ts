import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env';
import { deriveSecret } from '../auth/secrets';
import { codeOf, variantFrom, type Variant } from './pictures/variant';

export const SIGNED_PATH = '/files/signed';
const LIFETIME = 5 * 60_000;
const AS_IT_IS = 'whole';

export interface Links {
  /** An address that opens one file for five minutes, as it is or drawn as `variant`. */
  sign(key: string, variant?: Variant | null): string;
  /** What such an address opens; null when it was altered or is too old. */
  opens(key: string, ticket: string): { variant: Variant | null } | null;
}

export function createLinks(env: Pick<Env, 'SESSION_SECRET'>): Links {
  const secret = deriveSecret(env.SESSION_SECRET, 'file links');
  const signatureOf = (expires: string, code: string, key: string) =>
    createHmac('sha256', secret).update(`${expires}:${code}:${key}`).digest('base64url');

  return {
    sign(key, variant) {
      const expires = String(Date.now() + LIFETIME);
      const code = variant ? codeOf(variant) : AS_IT_IS;
      return `${SIGNED_PATH}/${expires}.${code}.${signatureOf(expires, code, key)}/${key}`;
    },
    opens(key, ticket) {
      const [expires = '', code = '', given = ''] = ticket.split('.');
      const expected = Buffer.from(signatureOf(expires, code, key));
      const actual = Buffer.from(given);
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
      return Number(expires) > Date.now() ? { variant: variantFrom(code) } : null;
    },
  };
}
