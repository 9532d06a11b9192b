import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import { Button, Hint, LinkButton, PlayIcon, RotateCwIcon, TextLink, VideoIcon } from '@athenaeum/shared-ui';
import { AddToCalendar } from './AddToCalendar';
import type { FactsSalon } from './RsvpFacts';
import type { Standing } from './standing';

interface StandingActionsProps {
  salon: FactsSalon;
  standing: Standing;
  sending: boolean;
  failed: boolean;
  onReserve: () => void;
  onWithdraw: () => void;
  onRetry: () => void;
}

/** The panel's buttons; at most one of them filled. */
export function StandingActions({
  salon,
  standing,
  sending,
  failed,
  onReserve,
  onWithdraw,
  onRetry,
}: StandingActionsProps) {
  if (failed)
    return (
      <Button block large icon={<RotateCwIcon />} loading={sending} onClick={onRetry}>
        Retry
      </Button>
    );
  switch (standing) {
    case 'open':
    case 'invited':
      return (
        <Button block large loading={sending} onClick={onReserve}>
          {sending ? 'Saving your seat' : 'RSVP to Attend'}
        </Button>
      );
    case 'full':
      return (
        <>
          <Hint>Seats that free up go to the waitlist in order, until 2 hours before.</Hint>
          <Button block large loading={sending} onClick={onReserve}>
            {sending ? 'Joining' : 'Join Waitlist'}
          </Button>
        </>
      );
    case 'paid':
      return <p>{CONTENT_MESSAGES.paymentNotOpen}</p>;
    case 'waiting':
      return (
        <>
          <Hint>We will write to you the moment a seat is yours.</Hint>
          <Button block look="outlined" loading={sending} onClick={onWithdraw}>
            Leave waitlist
          </Button>
        </>
      );
    case 'attending':
    case 'live':
      return (
        <>
          {standing === 'live' && salon.link && (
            <LinkButton block large icon={<VideoIcon />} href={salon.link} target="_blank" rel="noreferrer">
              Join
            </LinkButton>
          )}
          {standing === 'attending' && <AddToCalendar salon={salon} />}
          <Button block look="quiet" loading={sending} onClick={onWithdraw}>
            Not Attending
          </Button>
        </>
      );
    case 'past':
      return salon.filename ? (
        <LinkButton block large icon={<PlayIcon />} href="#recording">
          View Recording
        </LinkButton>
      ) : (
        <Hint>
          {salon.has_recording
            ? 'This event has ended. Its recording is not open to you.'
            : 'This event has ended.'}
        </Hint>
      );
    case 'off':
      return (
        <TextLink look="more" href="/calendar">
          See other events
        </TextLink>
      );
  }
}
