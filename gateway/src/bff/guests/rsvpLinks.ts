import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env';
import { deriveSecret } from '../auth/secrets';

export interface RsvpLinks {
  /** The page where a visitor looks at her RSVP and gives it back: what proves it is hers stands after the `#`, where no server logs it. */
  pageFor(rsvp: { id: string; slug: string }): string;
  /** The RSVP that a token stands for; null for any that is not ours. */
  read(token: string): string | null;
}

/** A visitor has no account: what she can do about her RSVP is done with the link of her mail. Nothing of it is stored. */
export function createRsvpLinks({
  SESSION_SECRET,
  PUBLIC_ORIGIN,
}: Pick<Env, 'SESSION_SECRET' | 'PUBLIC_ORIGIN'>): RsvpLinks {
  const secret = deriveSecret(SESSION_SECRET, 'RSVP links');
  const signatureOf = (id: string) => createHmac('sha256', secret).update(id).digest('base64url');

  return {
    pageFor: ({ id, slug }) =>
      `${PUBLIC_ORIGIN}/upcoming-events/${encodeURIComponent(slug)}/rsvp#${id}.${signatureOf(id)}`,
    read(token) {
      const [id = '', given = '', ...rest] = token.split('.');
      const expected = Buffer.from(signatureOf(id));
      const actual = Buffer.from(given);
      const isOurs = expected.length === actual.length && timingSafeEqual(expected, actual);
      return isOurs && rest.length === 0 ? id : null;
    },
  };
}
