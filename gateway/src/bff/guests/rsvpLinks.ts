import type { Env } from '../../env';
import { type SecretEnv, signaturesFor } from '../auth/secrets';

export interface RsvpLinks {
  /** The page where a visitor looks at her RSVP and gives it back: what proves it is hers stands after the `#`, where no server logs it. */
  pageFor(rsvp: { id: string; slug: string }): string;
  /** The RSVP that a token stands for; null for any that is not ours. */
  read(token: string): string | null;
}

/** A visitor has no account: what she can do about her RSVP is done with the link of her mail. Nothing of it is stored. */
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
