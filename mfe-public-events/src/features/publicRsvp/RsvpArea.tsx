import { useUser } from '@athenaeum/shell-contract';
import { TextLink, useNow } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { ClosedText } from '../../components/ClosedText';
import { GuestRsvp } from './GuestRsvp';
import { InviteCode } from './InviteCode';
import { MemberRsvp } from './MemberRsvp';
import { type RsvpEvent, standingOf } from './standing';
import { WaysIn } from './WaysIn';

/** The RSVP area of a public event: one sentence and one thing to do in each of its states. */
export function RsvpArea({ event }: { event: RsvpEvent }) {
  const user = useUser();
  const now = useNow();
  const [code, setCode] = useState<string | null>(null);
  const standing = standingOf(event, { user, hasCode: code !== null, now });

  switch (standing) {
    case 'off':
      return (
        <>
          <p>This event was {event.salon_status}.</p>
          <OtherEvents />
        </>
      );
    case 'past':
      return (
        <>
          <p>This event has already taken place.</p>
          <OtherEvents />
        </>
      );
    case 'unsold':
      return <p>Booking for this paid event is not open yet.</p>;
    case 'membersOnly':
      return <WaysIn slug={event.slug}>This event is for members only.</WaysIn>;
    case 'signInToPay':
      return <WaysIn slug={event.slug}>Please sign in to book a seat at this paid event.</WaysIn>;
    case 'code':
      return (
        <>
          {event.is_closed && <ClosedText />}
          <InviteCode salonId={event.id} onAccepted={setCode} />
          {!user && <WaysIn slug={event.slug} aside />}
        </>
      );
    default:
      return user ? (
        <MemberRsvp event={event} standing={standing} userId={user.id} inviteCode={code} />
      ) : (
        <GuestRsvp event={event} inviteCode={code} />
      );
  }
}

const OtherEvents = () => (
  <TextLink look="more" href="/upcoming-events">
    See other events
  </TextLink>
);
