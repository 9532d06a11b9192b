import { createHash, createHmac } from 'node:crypto';
import type { Env } from '../../../env';
import { deriveSecret } from '../secrets';
import { EMAIL_CONFIRMATION_PATH, PASSWORD_RESET_PATH } from '../paths';

export interface ResetTokens {
  /** The address she sets a new password at. */
  linkFor(id: string): string;
  hashFor(id: string): string;
  hashOf(token: string): string;
}

/**
 * A token follows from the id of a request and our secret: the outbox keeps the id, the database the hash, and neither is
 * of any use to who reads them. A mail that is tried again holds the same link.
 */
export const createResetTokens = (env: Secrets): ResetTokens =>
  createTokens(env, 'password resets', `${PASSWORD_RESET_PATH}/`);

/** As those for passwords, to confirm an address. */
export const createEmailTokens = (env: Secrets): ResetTokens =>
  createTokens(env, 'email changes', `${EMAIL_CONFIRMATION_PATH}/`);

type Secrets = Pick<Env, 'SESSION_SECRET' | 'PUBLIC_ORIGIN'>;

/** `path`: all that stands before the token. */
export function createTokens(
  { SESSION_SECRET, PUBLIC_ORIGIN }: Secrets,
  purpose: string,
  path: string,
): ResetTokens {
  const secret = deriveSecret(SESSION_SECRET, purpose);
  const tokenFor = (id: string) => createHmac('sha256', secret).update(id).digest('base64url');
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  return {
    linkFor: (id) => `${PUBLIC_ORIGIN}${path}${tokenFor(id)}`,
    hashFor: (id) => hashOf(tokenFor(id)),
    hashOf,
  };
}
