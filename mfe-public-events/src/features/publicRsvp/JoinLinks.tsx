import { signInPath, usePlatform, useUser } from '@athenaeum/shell-contract';
import { Hint, LinkButton, RichText, TextLink } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { publicRsvpText } from './publicRsvp.messages';

interface JoinLinksProps {
  slug: string;
  /** A single quiet line, beside another action. */
  aside?: boolean;
  /** Why an account is needed. */
  children?: ReactNode;
}

/** Links to sign in or to join; signing in leads back to the event. */
export function JoinLinks({ slug, aside = false, children }: JoinLinksProps) {
  const { href } = usePlatform();
  const user = useUser();
  const signIn = href(signInPath(`/upcoming-events/${slug}`));
  if (aside)
    return (
      <Hint>
        <RichText
          text={publicRsvpText.isMember}
          parts={{ signIn: (words) => <TextLink href={signIn}>{words}</TextLink> }}
        />
      </Hint>
    );
  return (
    <>
      <p>{children}</p>
      {!user && (
        <LinkButton block large href={signIn}>
          {publicRsvpText.signIn}
        </LinkButton>
      )}
      <LinkButton block large={Boolean(user)} look={user ? 'filled' : 'outlined'} href={href('/sign-up')}>
        {user ? publicRsvpText.membership : publicRsvpText.becomeMember}
      </LinkButton>
    </>
  );
}
