import { useUser } from '@athenaeum/shell-contract';
import { TextLink } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { ClosedText } from '../../components/ClosedText';
import { eventText } from '../../components/event.messages';
import { whyOff } from '../../components/eventWords';
import { seatText } from '../../components/seat.messages';
import { NeedsScript, WithoutScript } from '../../components/WithoutScript';
import type { RsvpEventFragment } from './__generated__/rsvpEvent';
import { GuestRsvp } from './GuestRsvp';
import { InviteCode } from './InviteCode';
import { MemberRsvp } from './MemberRsvp';
import { publicRsvpText } from './publicRsvp.messages';
import { JoinLinks } from './JoinLinks';
import { useRsvpState } from './useRsvpState';

/** The RSVP area of a public event: one sentence and one action for each state. */
export function RsvpArea({ event }: { event: RsvpEventFragment }) {
  const user = useUser();
  const [code, setCode] = useState<string | null>(null);
  const state = useRsvpState(event, code !== null);

  switch (state) {
    case 'OFF':
      return (
        <>
          <p>{whyOff(event.salon_status ?? '')}</p>
          <OtherEvents />
        </>
      );
    case 'OVER':
      return (
        <>
          <p>{eventText.isOver}</p>
          <OtherEvents />
        </>
      );
    case 'NOT_FOR_SALE':
      return <p>{publicRsvpText.notOpen}</p>;
    case 'MEMBERS_ONLY':
      return <JoinLinks slug={event.slug}>{publicRsvpText.membersOnly}</JoinLinks>;
    case 'SIGN_IN_TO_PAY':
      return <JoinLinks slug={event.slug}>{publicRsvpText.signInToPay}</JoinLinks>;
    case 'NEEDS_CODE':
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
