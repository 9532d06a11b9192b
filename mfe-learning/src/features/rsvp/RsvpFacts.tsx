import {
  CalendarXIcon,
  CheckIcon,
  Countdown,
  Dot,
  EventTime,
  formatDuration,
  HourglassIcon,
  InboxIcon,
  MapPinIcon,
  MonitorPlayIcon,
  StatusBadge,
  type Tone,
  UsersIcon,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ordinal } from './ordinal';
import { placeOf } from './placeOf';
import { priceOf } from './priceOf';
import type { RsvpSalon, Standing } from './standing';

export interface FactsSalon extends RsvpSalon {
  timezone: string;
  event_duration: number;
  location_city?: string | null;
  location_state?: string | null;
  in_person_location?: string | null;
  capacity?: number | null;
  seats_left?: number | null;
}

export function RsvpFacts({ salon, standing }: { salon: FactsSalon; standing: Standing }) {
  const isInPerson = salon.event_location !== 'Virtual';
  const off = standing === 'off';
  const price = priceOf(salon);
  return (
    <>
      <StandingBadge salon={salon} standing={standing} />
      <EventTime
        start={salon.date}
        minutes={salon.event_duration}
        zone={salon.timezone}
        inPerson={isInPerson}
        off={off}
      />
      {['open', 'invited', 'full', 'held', 'unsold', 'code', 'membersOnly', 'attending', 'waiting'].includes(
        standing,
      ) && <Countdown to={salon.date} />}
      {standing === 'waiting' ? (
        <p>
          {salon.my_rsvp?.waitlist_position ? (
            <>
              You are <strong>{ordinal(salon.my_rsvp.waitlist_position)}</strong> in line.
            </>
          ) : (
            'You are in line.'
          )}
        </p>
      ) : (
        <Sentence standing={standing} status={salon.salon_status} />
      )}
      {price && !['off', 'past', 'attending', 'live'].includes(standing) && (
        <p>
          <strong>{price}</strong> a seat
        </p>
      )}
      {!off && standing !== 'past' && (
        <Facts>
          <Fact icon={<HourglassIcon />}>{formatDuration(salon.event_duration)}</Fact>
          <Fact icon={isInPerson ? <MapPinIcon /> : <MonitorPlayIcon />}>{whereabouts(salon)}</Fact>
          {typeof salon.seats_left === 'number' && typeof salon.capacity === 'number' && (
            <Fact icon={<InboxIcon />}>
              {salon.seats_left} of {salon.capacity} seats left
            </Fact>
          )}
        </Facts>
      )}
    </>
  );
}

const whereabouts = (salon: FactsSalon) =>
  salon.event_location === 'Virtual' && salon.my_rsvp?.status !== 'RESERVED'
    ? 'Virtual. The link arrives when you RSVP.'
    : placeOf(salon);

function Sentence({ standing, status }: { standing: Standing; status?: string | null }) {
  if (standing === 'off') return <p>This event was {status}</p>;
  if (standing === 'full') return <p>This event is at capacity.</p>;
  return null;
}

function StandingBadge({ salon, standing }: { salon: FactsSalon; standing: Standing }) {
  switch (standing) {
    case 'off':
      return (
        <Badge tone={salon.salon_status === 'cancelled' ? 'vermilion' : 'slate'} icon={<CalendarXIcon />}>
          {salon.salon_status === 'cancelled' ? 'Cancelled' : 'Postponed'}
        </Badge>
      );
    case 'attending':
      return (
        <Badge tone="verdigris" icon={<CheckIcon />}>
          Attending
        </Badge>
      );
    case 'live':
      return (
        <Badge tone="vermilion" icon={<Dot />}>
          Live now
        </Badge>
      );
    case 'held':
      return (
        <Badge tone="amber" icon={<HourglassIcon />}>
          Seat held
        </Badge>
      );
    case 'waiting':
      return (
        <Badge tone="amber" icon={<HourglassIcon />}>
          Added to Waitlist.
        </Badge>
      );
    case 'invited':
      return (
        <Badge tone="claret" icon={<CheckIcon />}>
          You are invited
        </Badge>
      );
    case 'full':
      return (
        <Badge tone="amber" icon={<UsersIcon />}>
          At capacity
        </Badge>
      );
    case 'past':
      return salon.my_rsvp?.status === 'RESERVED' ? (
        <Badge tone="slate" icon={<CheckIcon />}>
          Attended
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

const Facts = styled.ul`
  display: grid;
  gap: ${token.space[12]};

  & > li {
    display: flex;
    align-items: flex-start;
    gap: ${token.space[12]};
  }

  & svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: ${token.color.ink2};
  }
`;
