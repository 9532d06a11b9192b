import { useUser } from '@athenaeum/shell-contract';
import { TextLink, useNow } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { ClosedText } from '../../components/ClosedText';
import { eventText } from '../../components/event.messages';
import { whyOff } from '../../components/eventWords';
import { seatText } from '../../components/seat.messages';
import { NeedsScript, WithoutScript } from '../../components/WithoutScript';
import { GuestRsvp } from './GuestRsvp';
import { InviteCode } from './InviteCode';
import { MemberRsvp } from './MemberRsvp';
import { publicRsvpText } from './publicRsvp.messages';
import { type RsvpEvent, rsvpStatusOf } from './rsvpStatus';
import { JoinLinks } from './JoinLinks';

/** The RSVP area of a public event: one sentence and one action for each state. */
export function RsvpArea({ event }: { event: RsvpEvent }) {
  const user = useUser();
  const now = useNow();
  const [code, setCode] = useState<string | null>(null);
  const state = rsvpStatusOf(event, { user, hasCode: code !== null, now });

  switch (state) {
    case 'off':
      return (
        <>
          <p>{whyOff(event.salon_status ?? '')}</p>
          <OtherEvents />
        </>
      );
    case 'past':
      return (
        <>
          <p>{eventText.isOver}</p>
          <OtherEvents />
        </>
      );
    case 'unsold':
      return <p>{publicRsvpText.notOpen}</p>;
    case 'membersOnly':
      return <JoinLinks slug={event.slug}>{publicRsvpText.membersOnly}</JoinLinks>;
    case 'signInToPay':
      return <JoinLinks slug={event.slug}>{publicRsvpText.signInToPay}</JoinLinks>;
    case 'code':
      return (
        <>
          {event.is_closed && <ClosedText />}
          <NeedsScript>
            <InviteCode salonId={event.id} onAccepted={setCode} />
          </NeedsScript>
          <WithoutScript slug={event.slug} label={seatText.enterCode} />
          {!user && <JoinLinks slug={event.slug} aside />}
        </>
      );
    default:
      return user ? (
        <MemberRsvp event={event} state={state} userId={user.id} inviteCode={code} />
      ) : (
        <GuestRsvp event={event} inviteCode={code} />
      );
  }
}

const OtherEvents = () => (
  <TextLink look="more" href="/upcoming-events">
    {eventText.seeOthers}
  </TextLink>
);
