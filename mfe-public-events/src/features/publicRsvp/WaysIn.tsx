import { signInPath, usePlatform, useUser } from '@athenaeum/shell-contract';
import { Hint, LinkButton, RichText, TextLink } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { publicRsvpText } from './publicRsvp.messages';

interface WaysInProps {
  slug: string;
  /** Beside another way: one quiet line. */
  aside?: boolean;
  /** Why an account is needed. */
  children?: ReactNode;
}

/** To an account, or to a membership; signing in leads back to the event. */
export function WaysIn({ slug, aside = false, children }: WaysInProps) {
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
