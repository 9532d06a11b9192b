import {
  CalendarXIcon,
  CheckIcon,
  Dot,
  HourglassIcon,
  SalonCard,
  StatusBadge,
  UsersIcon,
} from '@athenaeum/shared-ui';
import type { UpcomingCardFragment } from './__generated__/salonCards';
import { useCardBookmark } from './bookmark/useCardBookmark';
import { placeText } from './place.messages';
import { standingText } from './standing.messages';

interface UpcomingCardProps {
  salon: UpcomingCardFragment;
  eager?: boolean;
  why?: string;
}

/** An upcoming salon (or a past one without a recording), with the member's most relevant status. */
export function UpcomingCard({ salon, eager, why }: UpcomingCardProps) {
  const bookmark = useCardBookmark(salon);
  const isInPerson = salon.event_location !== 'Virtual';
  return (
    <SalonCard
      href={`/salons/${salon.slug}`}
      slug={salon.slug}
      title={salon.title}
      thumbnail={salon.thumbnail}
      eventType={salon.event_type}
      place={isInPerson ? salon.location_city : placeText.virtual}
      start={salon.date}
      zone={salon.timezone}
      inPerson={isInPerson}
      badge={<RsvpBadge salon={salon} />}
      eager={eager}
      why={why}
      {...bookmark}
    />
  );
}

function RsvpBadge({ salon }: { salon: UpcomingCardFragment }) {
  const status = salon.my_rsvp?.status;
  if (salon.salon_status)
    return (
      <StatusBadge
        onArt
        tone={salon.salon_status === 'cancelled' ? 'vermilion' : 'slate'}
        icon={<CalendarXIcon />}
      >
        {salon.salon_status === 'cancelled' ? standingText.cancelled : standingText.postponed}
      </StatusBadge>
    );
  if (salon.phase === 'RECORDED')
    return status === 'RESERVED' ? (
      <StatusBadge onArt tone="slate">
        {standingText.attended}
      </StatusBadge>
    ) : null;
  if (salon.phase === 'LIVE')
    return (
      <StatusBadge onArt tone="vermilion" icon={<Dot />}>
        {standingText.liveNow}
      </StatusBadge>
    );
  if (status === 'RESERVED')
    return (
      <StatusBadge onArt tone="verdigris" icon={<CheckIcon />}>
        {standingText.attending}
      </StatusBadge>
    );
  // A seat held for payment is not a place on the waitlist.
  if (status === 'PENDING' && !salon.my_rsvp?.held_until)
    return (
      <StatusBadge onArt tone="amber" icon={<HourglassIcon />}>
        {standingText.waitlist}
      </StatusBadge>
    );
  if (salon.is_closed)
    return (
      <StatusBadge onArt tone="amber" icon={<UsersIcon />}>
        {standingText.atCapacity}
      </StatusBadge>
    );
  return null;
}
