import { AddToCalendar } from './AddToCalendar';
import type { FactsSalon } from './RsvpFacts';
import { RsvpRow, StandingBadge } from './RsvpRow';
import { useStanding } from './useStanding';

/** The member's place at an event of their own: for the calendar while it stands, else what is to be done about it. */
export function SeatRow({ salon }: { salon: FactsSalon }) {
  const standing = useStanding(salon);
  if (standing !== 'attending') return <RsvpRow salon={salon} />;
  return (
    <>
      <StandingBadge salon={salon} standing={standing} />
      <AddToCalendar salon={salon} look="quiet" />
    </>
  );
}
