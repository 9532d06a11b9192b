import { signInPath, usePlatform, useUser } from '@athenaeum/shell-contract';
import { Hint, LinkButton, TextLink } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';

interface WaysInProps {
  slug: string;
  /** Beside another way: one quiet line. */
  aside?: boolean;
  /** Why she has to. */
  children?: ReactNode;
}

/** To her own account, or to one of her own; she comes back to the event. */
export function WaysIn({ slug, aside = false, children }: WaysInProps) {
  const { href } = usePlatform();
  const user = useUser();
  const signIn = href(signInPath(`/upcoming-events/${slug}`));
  if (aside)
    return (
      <Hint>
        A member? <TextLink href={signIn}>Sign in</TextLink> and RSVP in one click.
      </Hint>
    );
  return (
    <>
      <p>{children}</p>
      {!user && (
        <LinkButton block large href={signIn}>
          Sign in
        </LinkButton>
      )}
      <LinkButton block large={Boolean(user)} look={user ? 'filled' : 'outlined'} href={href('/sign-up')}>
        {user ? 'Membership' : 'Become a member'}
      </LinkButton>
    </>
  );
}
