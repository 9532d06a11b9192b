import { messageOf, usePlatform } from '@athenaeum/shell-contract';
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
import { CalendarLinks } from '../../components/CalendarLinks';
import { ClosedText } from '../../components/ClosedText';
import { whereOf } from '../../components/eventWords';
import { ordinal } from '../../components/ordinal';
import type { RsvpEvent, Standing } from './standing';
import { useMemberRsvp } from './useMemberRsvp';

interface MemberRsvpProps {
  event: RsvpEvent;
  standing: Standing;
  userId: string;
  inviteCode: string | null;
}

/** One click for who is signed in (specification 6). */
export function MemberRsvp({ event, standing, userId, inviteCode }: MemberRsvpProps) {
  const { reserve, withdraw, retry, sending, error, failed } = useMemberRsvp(event, userId, inviteCode);
  const isPaid = event.requires_payment;
  return (
    <>
      <State event={event} standing={standing} />
      {isPaid && (standing === 'attending' || standing === 'live') && (
        <Hint>If you give a paid seat back, member support settles the payment with you.</Hint>
      )}
      {error && (
        <Notice tone="vermilion" title={messageOf(error)}>
          {failed && 'Nothing has changed.'}
        </Notice>
      )}
      {failed ? (
        <Button block large icon={<RotateCwIcon />} loading={sending} onClick={retry}>
          Retry
        </Button>
      ) : standing === 'open' || standing === 'full' ? (
        <Button block large loading={sending} onClick={reserve}>
          {standing === 'full' ? 'Join Waitlist' : sending && isPaid ? 'Continuing to payment' : 'RSVP'}
        </Button>
      ) : standing === 'held' ? (
        <>
          <Button block large loading={sending} onClick={reserve}>
            Continue to payment
          </Button>
          <Button block look="quiet" disabled={sending} onClick={withdraw}>
            Not Attending
          </Button>
        </>
      ) : standing === 'waiting' ? (
        <>
          {isPaid && (
            <Button block large loading={sending} onClick={reserve}>
              Ask again
            </Button>
          )}
          <Button block look="outlined" loading={sending} onClick={withdraw}>
            Leave waitlist
          </Button>
        </>
      ) : (
        <Button block look="quiet" loading={sending} onClick={withdraw}>
          Not Attending
        </Button>
      )}
    </>
  );
}

function State({ event, standing }: Pick<MemberRsvpProps, 'event' | 'standing'>) {
  const { apiBase } = usePlatform();
  const place = event.my_rsvp?.waitlist_position;
  switch (standing) {
    case 'full':
      return <ClosedText />;
    case 'waiting':
      return (
        <>
          <Badge tone="amber" icon={<HourglassIcon />} words="Added to Waitlist." />
          <p>
            {place ? `You are ${ordinal(place)} in line. ` : ''}
            {event.requires_payment
              ? 'Nobody is moved up at a paid event: ask again whether a seat has become free.'
              : 'We will write to you the moment a seat is yours.'}
          </p>
        </>
      );
    case 'held':
      return (
        <>
          <Badge tone="amber" icon={<HourglassIcon />} words="Seat held" />
          <Hint>Your seat is held for a few minutes while you pay.</Hint>
        </>
      );
    case 'live':
    case 'attending':
      return (
        <>
          {standing === 'live' ? (
            <Badge tone="vermilion" icon={<Dot />} words="Live now" />
          ) : (
            <Badge tone="verdigris" icon={<CheckIcon />} words="Attending" />
          )}
          {standing === 'live' && event.link && (
            <LinkButton block large icon={<VideoIcon />} href={event.link} target="_blank" rel="noreferrer">
              Join
            </LinkButton>
          )}
          <CalendarLinks
            event={event}
            place={event.link ?? whereOf(event)}
            page={new URL(`/upcoming-events/${event.slug}`, location.origin).href}
            file={`${apiBase}/calendar/salons/${encodeURIComponent(event.slug)}.ics`}
          />
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
