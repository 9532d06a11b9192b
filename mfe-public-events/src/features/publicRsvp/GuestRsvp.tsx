import { GUEST_LIMITS } from '@athenaeum/content-contract';
import { Button, Hint, Notice, TextLink, useOnDemand } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { ClosedText } from '../../components/ClosedText';
import { eventText } from '../../components/event.messages';
import { seatText } from '../../components/seat.messages';
import { NeedsScript, WithoutScript } from '../../components/WithoutScript';
import type { RsvpEventFragment } from './__generated__/rsvpEvent';
import { publicRsvpText } from './publicRsvp.messages';
import { JoinLinks } from './JoinLinks';

interface GuestRsvpProps {
  event: RsvpEventFragment;
  inviteCode: string | null;
}

export interface GuestAnswer {
  /** RSVP status to expect: PENDING when the event is full. */
  status: 'RESERVED' | 'PENDING';
  email: string;
}

/** A visitor's RSVP: the form's code is loaded on press, and the confirmation replaces the form. */
export function GuestRsvp({ event, inviteCode }: GuestRsvpProps) {
  const form = useOnDemand(() => import('./PublicRsvpForm'));
  const [answer, setAnswer] = useState<GuestAnswer | null>(null);
  const Form = form.part?.PublicRsvpForm;

  const label = event.is_closed ? seatText.joinWaitlist : seatText.rsvp;
  if (answer) return <Answered {...answer} />;
  return (
    <>
      {event.is_closed && <ClosedText />}
      {Form ? (
        <Form eventId={event.id} inviteCode={inviteCode} isClosed={event.is_closed} onAnswer={setAnswer} />
      ) : (
        <>
          <NeedsScript>
            <Button block large loading={form.isLoading} onClick={form.open}>
              {label}
            </Button>
          </NeedsScript>
          <WithoutScript slug={event.slug} label={label} />
          {form.hasFailed && <Hint role="alert">{publicRsvpText.formNotLoaded}</Hint>}
          <JoinLinks slug={event.slug} aside />
        </>
      )}
    </>
  );
}

/** The same for every email address, so that it reveals nothing: details go by mail to its owner. */
const Answered = ({ status, email }: GuestAnswer) => (
  <>
    <Notice tone="amber" title={publicRsvpText.written({ email })}>
      {status === 'PENDING'
        ? publicRsvpText.confirmWaiting
        : publicRsvpText.confirmSeat({ minutes: GUEST_LIMITS.heldMinutes })}
    </Notice>
    <Hint>{publicRsvpText.noEmail({ mails: GUEST_LIMITS.mailsAnHour })}</Hint>
    <TextLink look="more" href="/upcoming-events">
      {eventText.seeOthers}
    </TextLink>
  </>
);
