import {
  CalendarXIcon,
  CheckIcon,
  Dot,
  HourglassIcon,
  SalonCard,
  StatusBadge,
  UsersIcon,
} from '@athenaeum/shared-ui';

export interface UpcomingSalon {
  id: string;
  slug: string;
  title: string;
  date: number;
  timezone: string;
  event_type: string;
  event_location: string;
  location_city?: string | null;
  salon_status?: string | null;
  is_closed: boolean;
  phase: string;
  thumbnail?: string | null;
  my_rsvp?: { status: string; held_until?: number | null } | null;
}

interface UpcomingCardProps {
  salon: UpcomingSalon;
  eager?: boolean;
  why?: string;
}

/** A salon to come (or one that was held and not recorded), with the one thing about it that matters to her most. */
export function UpcomingCard({ salon, eager, why }: UpcomingCardProps) {
  const isInPerson = salon.event_location !== 'Virtual';
  return (
    <SalonCard
      href={`/salons/${salon.slug}`}
      slug={salon.slug}
      title={salon.title}
      thumbnail={salon.thumbnail}
      eventType={salon.event_type}
      place={isInPerson ? salon.location_city : 'Virtual'}
      start={salon.date}
      zone={salon.timezone}
      inPerson={isInPerson}
      badge={<StandingBadge salon={salon} />}
      eager={eager}
      why={why}
    />
  );
}

function StandingBadge({ salon }: { salon: UpcomingSalon }) {
  const status = salon.my_rsvp?.status;
  if (salon.salon_status)
    return (
      <StatusBadge
        onArt
        tone={salon.salon_status === 'cancelled' ? 'vermilion' : 'slate'}
        icon={<CalendarXIcon />}
      >
        {salon.salon_status === 'cancelled' ? 'Cancelled' : 'Postponed'}
      </StatusBadge>
    );
  if (salon.phase === 'RECORDED')
    return status === 'RESERVED' ? (
      <StatusBadge onArt tone="slate">
        Attended
      </StatusBadge>
    ) : null;
  if (salon.phase === 'LIVE')
    return (
      <StatusBadge onArt tone="vermilion" icon={<Dot />}>
        Live now
      </StatusBadge>
    );
  if (status === 'RESERVED')
    return (
      <StatusBadge onArt tone="verdigris" icon={<CheckIcon />}>
        Attending
      </StatusBadge>
    );
  // A seat that is held for paying is not a place in line.
  if (status === 'PENDING' && !salon.my_rsvp?.held_until)
    return (
      <StatusBadge onArt tone="amber" icon={<HourglassIcon />}>
        Waitlist
      </StatusBadge>
    );
  if (salon.is_closed)
    return (
      <StatusBadge onArt tone="amber" icon={<UsersIcon />}>
        At capacity
      </StatusBadge>
    );
  return null;
}
