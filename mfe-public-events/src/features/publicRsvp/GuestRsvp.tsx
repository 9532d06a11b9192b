import { Button, Hint, Notice, TextLink, useOnDemand } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { ClosedText } from '../../components/ClosedText';
import type { RsvpEvent } from './standing';
import { WaysIn } from './WaysIn';

interface GuestRsvpProps {
  event: RsvpEvent;
  inviteCode: string | null;
}

export interface GuestAnswer {
  status: 'RESERVED' | 'PENDING';
  email: string;
}

/** A visitor's way: the form comes with its own code when she asks for it, and gives way to its answer. */
export function GuestRsvp({ event, inviteCode }: GuestRsvpProps) {
  const form = useOnDemand(() => import('./PublicRsvpForm'));
  const [answer, setAnswer] = useState<GuestAnswer | null>(null);
  const Form = form.part?.PublicRsvpForm;

  if (answer) return <Answered {...answer} />;
  return (
    <>
      {event.is_closed && <ClosedText />}
      {Form ? (
        <Form eventId={event.id} inviteCode={inviteCode} isClosed={event.is_closed} onAnswer={setAnswer} />
      ) : (
        <>
          <Button block large loading={form.isLoading} onClick={form.open}>
            {event.is_closed ? 'Join Waitlist' : 'RSVP'}
          </Button>
          {form.hasFailed && <Hint role="alert">The form did not load. Please try again.</Hint>}
          <WaysIn slug={event.slug} aside />
        </>
      )}
    </>
  );
}

const Answered = ({ status, email }: GuestAnswer) =>
  status === 'PENDING' ? (
    <Notice tone="amber" title="Added to Waitlist.">
      We write to {email} the moment a seat is yours. The mail we have sent there has a link to leave the
      waitlist.
    </Notice>
  ) : (
    <>
      <Notice tone="verdigris" title="Your seat is reserved.">
        We look forward to seeing you. A mail to {email} is on its way, with the event for your calendar and a
        link to change your mind.
      </Notice>
      <TextLink look="more" href="/upcoming-events">
        See other events
      </TextLink>
    </>
  );
