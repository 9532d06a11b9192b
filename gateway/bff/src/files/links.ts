import { type SecretEnv, signaturesFor } from '../auth/secrets';
import { codeOf, variantFrom, type Variant } from './pictures/variant';

export const SIGNED_PATH = '/files/signed';
const LINK_TTL_MS = 5 * 60_000;
const AS_IT_IS = 'whole';

export interface Links {
  /** An address that opens one file for five minutes, as it is or drawn as `variant`. */
  sign(key: string, variant?: Variant | null): string;
  /** What such an address opens; null when it was altered or is too old. */
  opens(key: string, ticket: string): { variant: Variant | null } | null;
}

export function createLinks(env: SecretEnv): Links {
  const signatures = signaturesFor(env, 'file links');
  const signed = (expires: string, code: string, key: string) => `${expires}:${code}:${key}`;

  return {
    sign(key, variant) {
      const expires = String(Date.now() + LINK_TTL_MS);
      const code = variant ? codeOf(variant) : AS_IT_IS;
      return `${SIGNED_PATH}/${expires}.${code}.${signatures.of(signed(expires, code, key))}/${key}`;
    },
    opens(key, ticket) {
      const [expires = '', code = '', given = ''] = ticket.split('.');
      if (!signatures.isOurs(signed(expires, code, key), given)) return null;
      return Number(expires) > Date.now() ? { variant: variantFrom(code) } : null;
    },
  };
}
