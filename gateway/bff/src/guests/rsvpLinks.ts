import type { Env } from '../env';
import { type SecretEnv, signaturesFor } from '../auth/secrets';

export interface RsvpLinks {
  /** The page where a visitor sees and gives back an RSVP. The token is in the fragment, which no server logs. */
  pageFor(rsvp: { id: string; slug: string }): string;
  /** The RSVP that a token stands for; null for any that is not ours. */
  read(token: string): string | null;
}

/** A visitor has no account: the link in the mail authorises changes of the RSVP. No token is stored. */
export function createRsvpLinks(env: SecretEnv & Pick<Env, 'PUBLIC_ORIGIN'>): RsvpLinks {
  const signatures = signaturesFor(env, 'RSVP links');

  return {
    pageFor: ({ id, slug }) =>
      `${env.PUBLIC_ORIGIN}/upcoming-events/${encodeURIComponent(slug)}/rsvp#${id}.${signatures.of(id)}`,
    read(token) {
      const [id = '', given = '', ...rest] = token.split('.');
      return signatures.isOurs(id, given) && rest.length === 0 ? id : null;
    },
  };
}
