import type { Env } from '../../env';
import { type SecretEnv, signaturesFor } from '../../auth/secrets';
import { MEMBERSHIP_PATH } from './claimCookie';

export const CONFIRM_PATH = `${MEMBERSHIP_PATH}/confirm`;

export interface ConfirmLinks {
  /** The page on which the reader of an order's mail confirms that the address is theirs. */
  linkFor(orderId: string): string;
  /** The order that a token stands for; null for any that is not ours. */
  read(token: string): string | null;
}

/** Nothing of a link is stored: what it does is done once, however often it is followed. */
export function createConfirmLinks(env: SecretEnv & Pick<Env, 'PUBLIC_ORIGIN'>): ConfirmLinks {
  const signatures = signaturesFor(env, 'membership confirmations');

  return {
    linkFor: (id) => `${env.PUBLIC_ORIGIN}${CONFIRM_PATH}/${id}.${signatures.of(id)}`,
    read(token) {
      const [id = '', given = '', ...rest] = token.split('.');
      return signatures.isOurs(id, given) && rest.length === 0 ? id : null;
    },
  };
}
