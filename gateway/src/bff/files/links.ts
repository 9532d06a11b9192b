import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env';
import { deriveSecret } from '../auth/secrets';

export const SIGNED_PATH = '/files/signed';
const LIFETIME = 5 * 60_000;

export interface Links {
  /** An address that opens one file for five minutes. */
  sign(key: string): string;
  opens(key: string, ticket: string): boolean;
}

export function createLinks(env: Pick<Env, 'SESSION_SECRET'>): Links {
  const secret = deriveSecret(env.SESSION_SECRET, 'file links');
  const signatureOf = (expires: string, key: string) =>
    createHmac('sha256', secret).update(`${expires}:${key}`).digest('base64url');

  return {
    sign(key) {
      const expires = String(Date.now() + LIFETIME);
      return `${SIGNED_PATH}/${expires}.${signatureOf(expires, key)}/${key}`;
    },
    opens(key, ticket) {
      const [expires = '', given = ''] = ticket.split('.');
      const expected = Buffer.from(signatureOf(expires, key));
      const actual = Buffer.from(given);
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return false;
      return Number(expires) > Date.now();
    },
  };
}
