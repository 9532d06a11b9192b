import { AddToCalendar } from './AddToCalendar';
import type { FactsSalon } from './RsvpFacts';
import { RsvpRow, RsvpBadge } from './RsvpRow';
import { useRsvpStatus } from './useRsvpStatus';

/** An RSVP of the member: Add to calendar while attending, otherwise its main action. */
export function SeatRow({ salon }: { salon: FactsSalon }) {
  const state = useRsvpStatus(salon);
  if (state !== 'attending') return <RsvpRow salon={salon} />;
  return (
    <>
      <RsvpBadge salon={salon} state={state} />
      <AddToCalendar salon={salon} look="quiet" />
    </>
  );
}
