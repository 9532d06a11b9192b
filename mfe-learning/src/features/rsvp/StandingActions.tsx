import { Button, Hint, LinkButton, PlayIcon, RotateCwIcon, VideoIcon } from '@athenaeum/shared-ui';
import type { RsvpSalon, Standing } from './standing';

interface StandingActionsProps {
  salon: RsvpSalon;
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
      return <Hint>This event has a price. Payment is not open yet.</Hint>;
    case 'waiting':
      return (
        <Button block look="outlined" loading={sending} onClick={onWithdraw}>
          Leave waitlist
        </Button>
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
          <Button block look="quiet" loading={sending} onClick={onWithdraw}>
            Not Attending
          </Button>
        </>
      );
    case 'past':
      return salon.has_recording ? (
        <LinkButton block large icon={<PlayIcon />} href="#recording">
          View Recording
        </LinkButton>
      ) : (
        <Hint>This event has ended.</Hint>
      );
    case 'off':
      return null;
  }
}
