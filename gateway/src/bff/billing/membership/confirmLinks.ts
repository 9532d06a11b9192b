import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../../env';
import { deriveSecret } from '../../auth/secrets';
import { MEMBERSHIP_PATH } from './claimCookie';

export const CONFIRM_PATH = `${MEMBERSHIP_PATH}/confirm`;

export interface ConfirmLinks {
  /** The page on which whoever reads the mail about an order confirms that the address is theirs. */
  linkFor(orderId: string): string;
  /** The order that a token stands for; null for any that is not ours. */
  read(token: string): string | null;
}

/** Nothing of a link is stored: what it does is done once, however often it is followed. */
export function createConfirmLinks({
  SESSION_SECRET,
  PUBLIC_ORIGIN,
}: Pick<Env, 'SESSION_SECRET' | 'PUBLIC_ORIGIN'>): ConfirmLinks {
  const secret = deriveSecret(SESSION_SECRET, 'membership confirmations');
  const signatureOf = (id: string) => createHmac('sha256', secret).update(id).digest('base64url');

  return {
    linkFor: (id) => `${PUBLIC_ORIGIN}${CONFIRM_PATH}/${id}.${signatureOf(id)}`,
    read(token) {
      const [id = '', given = '', ...rest] = token.split('.');
      const [expected, actual] = [Buffer.from(signatureOf(id)), Buffer.from(given)];
      const isOurs = expected.length === actual.length && timingSafeEqual(expected, actual);
      return isOurs && rest.length === 0 ? id : null;
    },
  };
}
