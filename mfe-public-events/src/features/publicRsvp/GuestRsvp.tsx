import { GUEST_LIMITS } from '@athenaeum/content-contract';
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
  /** Of the event: PENDING when it is full. */
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

/** The same for every address: what is the case is told by mail, to whoever has it. */
const Answered = ({ status, email }: GuestAnswer) => (
  <>
    <Notice tone="amber" title={`We have written to ${email}.`}>
      {status === 'PENDING'
        ? 'Every seat is taken just now. Open the link in that mail and confirm that you would like to wait.'
        : `Open the link in that mail within ${GUEST_LIMITS.heldMinutes} minutes and confirm your seat: until then it is held for you.`}
    </Notice>
    <Hint>
      Nothing there after a few minutes? Please look among the unwanted mail. We write to one address at most{' '}
      {GUEST_LIMITS.mailsAnHour} times an hour.
    </Hint>
    <TextLink look="more" href="/upcoming-events">
      See other events
    </TextLink>
  </>
);
