import { signInPath, usePlatform, useUser } from '@athenaeum/shell-contract';
import { Button, LinkButton, StatusBadge, UsersIcon } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { InviteCode } from './InviteCode';
import { PublicRsvpForm } from './PublicRsvpForm';

interface PublicRsvpProps {
  event: {
    id: string;
    slug: string;
    invite_type: string;
    salon_status?: string | null;
    is_closed: boolean;
    requires_payment: boolean;
    phase: string;
  };
}

/** The RSVP area of a public event: a member goes to the portal, a visitor fills the form where she may. */
export function PublicRsvp({ event }: PublicRsvpProps) {
  const user = useUser();
  const { href } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<string | null>(null);

  if (event.salon_status) return <p>This event was {event.salon_status}.</p>;
  if (event.phase === 'RECORDED') return <p>This event has already taken place.</p>;
  if (user)
    return (
      <LinkButton block large href={href(`/salons/${event.slug}`)}>
        {event.is_closed ? 'Join Waitlist' : 'RSVP'}
      </LinkButton>
    );
  const signIn = (
    <LinkButton block look="outlined" href={href(signInPath(`/salons/${event.slug}`))}>
      Sign in as a member
    </LinkButton>
  );
  if (event.invite_type === 'MEMBERS_ONLY')
    return (
      <>
        <p>This event is for members only.</p>
        {signIn}
      </>
    );
  if (event.requires_payment)
    return (
      <>
        <p>A seat at this event is paid for: please sign in to book one.</p>
        {signIn}
      </>
    );

  const mayFill = event.invite_type === 'OPEN_TO_PUBLIC' || code !== null;
  return (
    <>
      {event.is_closed && (
        <>
          <div>
            <StatusBadge tone="amber" icon={<UsersIcon />}>
              At capacity
            </StatusBadge>
          </div>
          <p>This event is at capacity.</p>
        </>
      )}
      {!mayFill ? (
        <InviteCode salonId={event.id} onAccepted={setCode} />
      ) : isOpen ? (
        <PublicRsvpForm eventId={event.id} inviteCode={code} isClosed={event.is_closed} />
      ) : (
        <Button block large onClick={() => setOpen(true)}>
          {event.is_closed ? 'Join Waitlist' : 'RSVP'}
        </Button>
      )}
      {!isOpen && signIn}
    </>
  );
}
