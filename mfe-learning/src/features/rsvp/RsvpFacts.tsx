import {
  CalendarXIcon,
  CheckIcon,
  Countdown,
  Dot,
  EventTime,
  Facts,
  formatHoursAndMinutes,
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
import type { RsvpPanelFragment } from './__generated__/rsvpPanel';
import { cancelledText } from './cancelledText';
import { placeOf } from './placeOf';
import { priceOf } from './priceOf';
import { rsvpText } from './rsvp.messages';
import type { RsvpStatus } from './useRsvpStatus';

export function RsvpFacts({ salon, state }: { salon: RsvpPanelFragment; state: RsvpStatus }) {
  const isInPerson = salon.event_location !== 'Virtual';
  const off = state === 'OFF';
  const isToCome = !WITHOUT_COUNTDOWN.includes(state);
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
      {isToCome && <Countdown to={salon.date} />}
      {state === 'WAITLISTED' ? (
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
      {price && isToCome && state !== 'ATTENDING' && (
        <p>
          <RichText
            text={rsvpText.priceOfSeat({ price })}
            parts={{ price: (words) => <strong>{words}</strong> }}
          />
        </p>
      )}
      {!off && state !== 'OVER' && (
        <Facts>
          <Fact icon={<HourglassIcon />}>{formatHoursAndMinutes(salon.event_duration)}</Fact>
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

const WITHOUT_COUNTDOWN: readonly RsvpStatus[] = ['OFF', 'OVER', 'LIVE', 'LEAVING'];

const whereabouts = (salon: RsvpPanelFragment) =>
  salon.event_location === 'Virtual' && salon.my_rsvp?.status !== 'RESERVED'
    ? rsvpText.virtualLink
    : placeOf(salon);

function Sentence({ state, status }: { state: RsvpStatus; status?: string | null }) {
  if (state === 'OFF') return <p>{cancelledText(status)}</p>;
  if (state === 'FULL') return <p>{rsvpText.full}</p>;
  return null;
}

function RsvpBadge({ salon, state }: { salon: RsvpPanelFragment; state: RsvpStatus }) {
  switch (state) {
    case 'OFF':
      return (
        <Badge tone={salon.salon_status === 'cancelled' ? 'vermilion' : 'slate'} icon={<CalendarXIcon />}>
          {salon.salon_status === 'cancelled' ? standingText.cancelled : standingText.postponed}
        </Badge>
      );
    case 'ATTENDING':
      return (
        <Badge tone="verdigris" icon={<CheckIcon />}>
          {standingText.attending}
        </Badge>
      );
    case 'LEAVING':
      return (
        <Badge tone="amber" icon={<HourglassIcon />}>
          {rsvpText.givingUp}
        </Badge>
      );
    case 'LIVE':
      return (
        <Badge tone="vermilion" icon={<Dot />}>
          {standingText.liveNow}
        </Badge>
      );
    case 'HELD':
      return (
        <Badge tone="amber" icon={<HourglassIcon />}>
          {rsvpText.seatHeld}
        </Badge>
      );
    case 'WAITLISTED':
      return (
        <Badge tone="amber" icon={<HourglassIcon />}>
          {rsvpText.onWaitlist}
        </Badge>
      );
    case 'INVITED':
      return (
        <Badge tone="claret" icon={<CheckIcon />}>
          {rsvpText.invited}
        </Badge>
      );
    case 'FULL':
      return (
        <Badge tone="amber" icon={<UsersIcon />}>
          {standingText.atCapacity}
        </Badge>
      );
    case 'OVER':
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
