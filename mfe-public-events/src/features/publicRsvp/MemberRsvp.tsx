import type { RSVPState } from '@athenaeum/content-contract';
import { messageOf } from '@athenaeum/shell-contract';
import {
  Button,
  CheckIcon,
  Dot,
  Hint,
  HourglassIcon,
  LinkButton,
  Notice,
  RotateCwIcon,
  StatusBadge,
  VideoIcon,
} from '@athenaeum/shared-ui';
import { ClosedText } from '../../components/ClosedText';
import { LeaveButton } from '../../components/LeaveButton';
import { ordinal } from '../../components/ordinal';
import { seatText } from '../../components/seat.messages';
import type { RsvpEventFragment } from './__generated__/rsvpEvent';
import { memberRsvpText } from './memberRsvp.messages';
import { useMemberRsvp } from './useMemberRsvp';

interface MemberRsvpProps {
  event: RsvpEventFragment;
  state: RSVPState;
  userId: string;
  inviteCode: string | null;
}

/** RSVP by one click for a signed-in user (specification 6). */
export function MemberRsvp({ event, state, userId, inviteCode }: MemberRsvpProps) {
  const { reserve, withdraw, retry, sending, error, failed } = useMemberRsvp(event, userId, inviteCode);
  const isPaid = event.requires_payment;
  return (
    <>
      <State event={event} state={state} />
      {error && (
        <Notice tone="vermilion" title={messageOf(error)}>
          {failed && memberRsvpText.unchanged}
        </Notice>
      )}
      {failed ? (
        <Button block large icon={<RotateCwIcon />} loading={sending} onClick={retry}>
          {memberRsvpText.retry}
        </Button>
      ) : state === 'OPEN' || state === 'INVITED' || state === 'FULL' ? (
        <Button block large loading={sending} onClick={reserve}>
          {state === 'FULL'
            ? seatText.joinWaitlist
            : sending && isPaid
              ? memberRsvpText.continuing
              : seatText.rsvp}
        </Button>
      ) : state === 'HELD' ? (
        <>
          <Button block large loading={sending} onClick={reserve}>
            {memberRsvpText.continueToPayment}
          </Button>
          <Button block look="quiet" disabled={sending} onClick={() => withdraw()}>
            {seatText.notAttending}
          </Button>
        </>
      ) : state === 'WAITLISTED' ? (
        <>
          {isPaid && (
            <Button block large loading={sending} onClick={reserve}>
              {memberRsvpText.askAgain}
            </Button>
          )}
          <Button block look="outlined" loading={sending} onClick={() => withdraw()}>
            {seatText.leaveWaitlist}
          </Button>
        </>
      ) : isPaid || event.is_closed ? (
        <LeaveButton
          id={event.my_rsvp!.id}
          label={seatText.notAttending}
          question={whatFollows(event)}
          isFinal
          sending={sending}
          problem={null}
          onLeave={withdraw}
        />
      ) : (
        <Button block look="quiet" loading={sending} onClick={() => withdraw()}>
          {seatText.notAttending}
        </Button>
      )}
    </>
  );
}

/** Undoes withdrawing from a seat that was paid for, or that goes to somebody else. */
function whatFollows({ requires_payment, is_closed }: RsvpEventFragment): string {
  if (!requires_payment) return memberRsvpText.giveUpFull;
  return is_closed ? memberRsvpText.giveUpPaidFull : memberRsvpText.giveUpPaid;
}

function State({ event, state }: Pick<MemberRsvpProps, 'event' | 'state'>) {
  const place = event.my_rsvp?.waitlist_position;
  switch (state) {
    case 'FULL':
      return <ClosedText />;
    case 'WAITLISTED':
      return (
        <>
          <Badge tone="amber" icon={<HourglassIcon />} words={seatText.addedToWaitlist} />
          <p>
            {place ? `${seatText.yourPlace({ place: ordinal(place) })} ` : ''}
            {event.requires_payment ? memberRsvpText.waitingToPay : seatText.weWillWrite}
          </p>
        </>
      );
    case 'HELD':
      return (
        <>
          <Badge tone="amber" icon={<HourglassIcon />} words={memberRsvpText.held} />
          <Hint>{memberRsvpText.heldWhilePaying}</Hint>
        </>
      );
    case 'LIVE':
    case 'ATTENDING':
      return (
        <>
          {state === 'LIVE' ? (
            <Badge tone="vermilion" icon={<Dot />} words={memberRsvpText.live} />
          ) : (
            <Badge tone="verdigris" icon={<CheckIcon />} words={seatText.attending} />
          )}
          {state === 'LIVE' && event.link && (
            <LinkButton block large icon={<VideoIcon />} href={event.link} target="_blank" rel="noreferrer">
              {seatText.join}
            </LinkButton>
          )}
        </>
      );
    default:
      return null;
  }
}

const Badge = ({
  words,
  ...badge
}: Pick<Parameters<typeof StatusBadge>[0], 'tone' | 'icon'> & { words: string }) => (
  <div>
    <StatusBadge {...badge}>{words}</StatusBadge>
  </div>
);
