import { createHash, createHmac } from 'node:crypto';
import type { Env } from '../../env';
import { deriveKeys, type DerivedKey, type SecretEnv } from '../secrets';
import { EMAIL_CONFIRMATION_PATH, PASSWORD_RESET_PATH } from '../paths';

export interface ResetTokens {
  /** The URL of the page that sets a new password. */
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

type Secrets = SecretEnv & Pick<Env, 'PUBLIC_ORIGIN'>;

/** `path`: the URL before the token. A token starts with the id of its key; one of a dropped key is invalid. */
export function createTokens(env: Secrets, purpose: string, path: string): ResetTokens {
  const keys = deriveKeys(env, purpose);
  const tokenFor = (id: string) => `${keys[0].id}.${signed(keys[0], id)}`;
  const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
  const isKnown = (token: string) =>
    !token.includes('.') || keys.some(({ id }) => token.startsWith(`${id}.`));
  return {
    linkFor: (id) => `${env.PUBLIC_ORIGIN}${path}${tokenFor(id)}`,
    hashFor: (id) => digestOf(tokenFor(id)),
    // Tokens from before keys had ids have none, and live for a week at most.
    hashOf: (token) => digestOf(isKnown(token) ? token : `not known: ${token}`),
  };
}

const signed = ({ key }: DerivedKey, id: string) => createHmac('sha256', key).update(id).digest('base64url');
