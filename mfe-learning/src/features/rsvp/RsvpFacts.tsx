import {
  CalendarXIcon,
  CheckIcon,
  Countdown,
  Dot,
  EventTime,
  Facts,
  formatDuration,
  HourglassIcon,
  InboxIcon,
  MapPinIcon,
  MonitorPlayIcon,
  RichText,
  StatusBadge,
  type Tone,
  UsersIcon,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { ordinal } from '../../components/ordinal';
import { standingText } from '../../components/standing.messages';
import { cancelledText } from './cancelledText';
import { placeOf } from './placeOf';
import { priceOf } from './priceOf';
import { rsvpText } from './rsvp.messages';
import type { RsvpSalon, RsvpStatus } from './rsvpStatus';

export interface FactsSalon extends RsvpSalon {
  timezone: string;
  event_duration: number;
  location_city?: string | null;
  location_state?: string | null;
  in_person_location?: string | null;
  capacity?: number | null;
  seats_left?: number | null;
}

export function RsvpFacts({ salon, state }: { salon: FactsSalon; state: RsvpStatus }) {
  const isInPerson = salon.event_location !== 'Virtual';
  const off = state === 'off';
  const price = priceOf(salon);
  return (
    <>
      <RsvpBadge salon={salon} state={state} />
      <EventTime
        start={salon.date}
        minutes={salon.event_duration}
        zone={salon.timezone}
        inPerson={isInPerson}
        off={off}
      />
      {['open', 'invited', 'full', 'held', 'unsold', 'code', 'membersOnly', 'attending', 'waiting'].includes(
        state,
      ) && <Countdown to={salon.date} />}
      {state === 'waiting' ? (
        <p>
          {salon.my_rsvp?.waitlist_position ? (
            <RichText
              text={rsvpText.placeInLine({ place: ordinal(salon.my_rsvp.waitlist_position) })}
              parts={{ place: (words) => <strong>{words}</strong> }}
            />
          ) : (
            rsvpText.inLine
          )}
        </p>
      ) : (
        <Sentence state={state} status={salon.salon_status} />
      )}
      {price && !['off', 'past', 'attending', 'leaving', 'live'].includes(state) && (
        <p>
          <RichText
            text={rsvpText.priceOfSeat({ price })}
            parts={{ price: (words) => <strong>{words}</strong> }}
          />
        </p>
      )}
      {!off && state !== 'past' && (
        <Facts>
          <Fact icon={<HourglassIcon />}>{formatDuration(salon.event_duration)}</Fact>
          <Fact icon={isInPerson ? <MapPinIcon /> : <MonitorPlayIcon />}>{whereabouts(salon)}</Fact>
          {typeof salon.seats_left === 'number' && typeof salon.capacity === 'number' && (
            <Fact icon={<InboxIcon />}>
              {rsvpText.seatsLeftOf({ left: salon.seats_left, capacity: salon.capacity })}
            </Fact>
          )}
        </Facts>
      )}
    </>
  );
}

const whereabouts = (salon: FactsSalon) =>
  salon.event_location === 'Virtual' && salon.my_rsvp?.status !== 'RESERVED'
    ? rsvpText.virtualLink
    : placeOf(salon);

function Sentence({ state, status }: { state: RsvpStatus; status?: string | null }) {
  if (state === 'off') return <p>{cancelledText(status)}</p>;
  if (state === 'full') return <p>{rsvpText.full}</p>;
  return null;
}

function RsvpBadge({ salon, state }: { salon: FactsSalon; state: RsvpStatus }) {
  switch (state) {
    case 'off':
      return (
        <Badge tone={salon.salon_status === 'cancelled' ? 'vermilion' : 'slate'} icon={<CalendarXIcon />}>
          {salon.salon_status === 'cancelled' ? standingText.cancelled : standingText.postponed}
        </Badge>
      );
    case 'attending':
      return (
        <Badge tone="verdigris" icon={<CheckIcon />}>
          {standingText.attending}
        </Badge>
      );
    case 'leaving':
      return (
        <Badge tone="amber" icon={<HourglassIcon />}>
          {rsvpText.givingUp}
        </Badge>
      );
    case 'live':
      return (
        <Badge tone="vermilion" icon={<Dot />}>
          {standingText.liveNow}
        </Badge>
      );
    case 'held':
      return (
        <Badge tone="amber" icon={<HourglassIcon />}>
          {rsvpText.seatHeld}
        </Badge>
      );
    case 'waiting':
      return (
        <Badge tone="amber" icon={<HourglassIcon />}>
          {rsvpText.onWaitlist}
        </Badge>
      );
    case 'invited':
      return (
        <Badge tone="claret" icon={<CheckIcon />}>
          {rsvpText.invited}
        </Badge>
      );
    case 'full':
      return (
        <Badge tone="amber" icon={<UsersIcon />}>
          {standingText.atCapacity}
        </Badge>
      );
    case 'past':
      return salon.my_rsvp?.status === 'RESERVED' ? (
        <Badge tone="slate" icon={<CheckIcon />}>
          {standingText.attended}
        </Badge>
      ) : null;
    default:
      return null;
  }
}

const Badge = (props: { tone: Tone; icon: ReactNode; children: ReactNode }) => (
  <div>
    <StatusBadge {...props} />
  </div>
);

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon}
    <span>{children}</span>
  </li>
);
