import { CONTENT_MESSAGES, SEAT_HELD_MINUTES } from '@athenaeum/content-contract';
import { translateSentence } from '@athenaeum/messages';
import { Button, Hint, LinkButton, PlayIcon, RotateCwIcon, TextLink, VideoIcon } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { useIsMember } from '../../components/useIsMember';
import type { RsvpPanelFragment } from './__generated__/rsvpPanel';
import { AddToCalendar } from './AddToCalendar';
import { clockTime } from './clockTime';
import { priceOf } from './priceOf';
import { rsvpText } from './rsvp.messages';
import type { RsvpStatus } from './useRsvpStatus';

interface RsvpActionsProps {
  salon: RsvpPanelFragment;
  state: RsvpStatus;
  sending: boolean;
  failed: boolean;
  onReserve: () => void;
  onWithdraw: () => void;
  /** While a seat is being given up. */
  onKeepSeat: () => void;
  onRetry: () => void;
}

/** The panel's buttons; at most one of them filled. */
export function RsvpActions({
  salon,
  state,
  sending,
  failed,
  onReserve,
  onWithdraw,
  onKeepSeat,
  onRetry,
}: RsvpActionsProps) {
  const isMember = useIsMember();
  if (failed)
    return (
      <Button block large icon={<RotateCwIcon />} loading={sending} onClick={onRetry}>
        {rsvpText.retry}
      </Button>
    );
  const price = priceOf(salon);
  switch (state) {
    case 'OPEN':
    case 'INVITED':
      return (
        <>
          {price && <Hint>{rsvpText.heldForMinutes({ minutes: SEAT_HELD_MINUTES })}</Hint>}
          <Button block large loading={sending} onClick={onReserve}>
            {sending ? (price ? rsvpText.continuingToPayment : rsvpText.savingSeat) : rsvpText.attend}
          </Button>
        </>
      );
    case 'HELD':
      return (
        <>
          <Hint>{rsvpText.heldUntil({ time: clockTime(salon.my_rsvp!.held_until!) })}</Hint>
          <Button block large loading={sending} onClick={onReserve}>
            {sending ? rsvpText.continuingToPayment : rsvpText.continueToPayment}
          </Button>
          <Button block look="quiet" disabled={sending} onClick={onWithdraw}>
            {rsvpText.notAttending}
          </Button>
        </>
      );
    case 'FULL':
      return (
        <>
          <Hint>{price ? rsvpText.fullPaid : rsvpText.fullWaitlist}</Hint>
          <Button block large loading={sending} onClick={onReserve}>
            {sending ? rsvpText.joining : rsvpText.joinWaitlist}
          </Button>
        </>
      );
    case 'NOT_FOR_SALE':
      return <p>{translateSentence(CONTENT_MESSAGES.paymentNotOpen)}</p>;
    case 'MEMBERS_ONLY':
      return <WayIn>{translateSentence(CONTENT_MESSAGES.membersOnly)}</WayIn>;
    // The panel has the field for a code, and the area is for people who are signed in.
    case 'NEEDS_CODE':
    case 'SIGN_IN_TO_PAY':
      return null;
    case 'WAITLISTED':
      return (
        <>
          <Hint>{price ? rsvpText.askAgainWhy : rsvpText.willWrite}</Hint>
          {price && (
            <Button block large loading={sending} onClick={onReserve}>
              {rsvpText.askAgain}
            </Button>
          )}
          <Button block look="outlined" loading={sending} onClick={onWithdraw}>
            {rsvpText.leaveWaitlist}
          </Button>
        </>
      );
    case 'ATTENDING':
    case 'LIVE':
      return (
        <>
          {state === 'LIVE' && salon.link && (
            <LinkButton block large icon={<VideoIcon />} href={salon.link} target="_blank" rel="noreferrer">
              {rsvpText.join}
            </LinkButton>
          )}
          {state === 'ATTENDING' && <AddToCalendar salon={salon} />}
          {price && <Hint>{rsvpText.giveBackPaid}</Hint>}
          <Button block look="quiet" loading={sending} onClick={onWithdraw}>
            {rsvpText.notAttending}
          </Button>
        </>
      );
    case 'LEAVING':
      return (
        <>
          <Hint>{rsvpText.givingUpHint}</Hint>
          <Button block look="outlined" onClick={onKeepSeat}>
            {rsvpText.keepSeat}
          </Button>
        </>
      );
    case 'OVER':
      return salon.filename ? (
        <OnScreen block look="outlined" icon={<PlayIcon />} href="#recording">
          {rsvpText.viewRecording}
        </OnScreen>
      ) : salon.has_recording && !isMember ? (
        <WayIn>{rsvpText.endedForMembers}</WayIn>
      ) : (
        <Hint>{salon.has_recording ? rsvpText.endedNotOpen : rsvpText.ended}</Hint>
      );
    case 'OFF':
      return (
        <TextLink look="more" href="/calendar">
          {rsvpText.seeOthers}
        </TextLink>
      );
  }
}

/** What a membership would give access to, with a link to join or renew. */
const WayIn = ({ children }: { children: string }) => (
  <>
    <p>{children}</p>
    <LinkButton block large href="/sign-up">
      {rsvpText.membership}
    </LinkButton>
  </>
);

/** On paper there is no recording to go to. */
const OnScreen = styled(LinkButton)`
  @media print {
    display: none;
  }
`;
