import { CONTENT_MESSAGES, SEAT_HELD_MINUTES } from '@athenaeum/content-contract';
import { Button, Hint, LinkButton, PlayIcon, RotateCwIcon, TextLink, VideoIcon } from '@athenaeum/shared-ui';
import { useIsMember } from '../../components/useIsMember';
import { AddToCalendar } from './AddToCalendar';
import { clockTime } from './clockTime';
import { priceOf } from './priceOf';
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
  const isMember = useIsMember();
  if (failed)
    return (
      <Button block large icon={<RotateCwIcon />} loading={sending} onClick={onRetry}>
        Retry
      </Button>
    );
  const price = priceOf(salon);
  switch (standing) {
    case 'open':
    case 'invited':
      return (
        <>
          {price && <Hint>Your seat is held for {SEAT_HELD_MINUTES} minutes while you pay.</Hint>}
          <Button block large loading={sending} onClick={onReserve}>
            {sending ? (price ? 'Continuing to payment' : 'Saving your seat') : 'RSVP to Attend'}
          </Button>
        </>
      );
    case 'held':
      return (
        <>
          <Hint>Your seat is held until {clockTime(salon.my_rsvp!.held_until!)} for you to pay.</Hint>
          <Button block large loading={sending} onClick={onReserve}>
            {sending ? 'Continuing to payment' : 'Continue to payment'}
          </Button>
          <Button block look="quiet" disabled={sending} onClick={onWithdraw}>
            Not Attending
          </Button>
        </>
      );
    case 'full':
      return (
        <>
          <Hint>
            {price
              ? 'Seats that are not paid for in time become free again.'
              : 'Seats that free up go to the waitlist in order, until 2 hours before.'}
          </Hint>
          <Button block large loading={sending} onClick={onReserve}>
            {sending ? 'Joining' : 'Join Waitlist'}
          </Button>
        </>
      );
    case 'unsold':
      return <p>{CONTENT_MESSAGES.paymentNotOpen}</p>;
    case 'membersOnly':
      return <WayIn>{CONTENT_MESSAGES.membersOnly}</WayIn>;
    case 'code':
      return null;
    case 'waiting':
      return (
        <>
          <Hint>
            {price
              ? 'Nobody is moved up at a paid event: ask again whether a seat has become free.'
              : 'We will write to you the moment a seat is yours.'}
          </Hint>
          {price && (
            <Button block large loading={sending} onClick={onReserve}>
              Ask again
            </Button>
          )}
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
          {price && <Hint>If you give a paid seat back, member support settles the payment with you.</Hint>}
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
      ) : salon.has_recording && !isMember ? (
        <WayIn>This event has ended. Its recording is for members.</WayIn>
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

/** What a membership would open to her, and where she gets one, or the one she had. */
const WayIn = ({ children }: { children: string }) => (
  <>
    <p>{children}</p>
    <LinkButton block large href="/sign-up">
      Membership
    </LinkButton>
  </>
);
