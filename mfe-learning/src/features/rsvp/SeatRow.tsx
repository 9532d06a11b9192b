import type { RsvpFactsFragment } from './__generated__/rsvpSalon';
import { AddToCalendar } from './AddToCalendar';
import { RsvpRow, RsvpBadge } from './RsvpRow';
import { useRsvpStatus } from './useRsvpStatus';

/** An RSVP of the member: Add to calendar while attending, otherwise its main action. */
export function SeatRow({ salon }: { salon: RsvpFactsFragment }) {
  const state = useRsvpStatus(salon);
  if (state !== 'ATTENDING') return <RsvpRow salon={salon} />;
  return (
    <>
      <RsvpBadge salon={salon} state={state} />
      <AddToCalendar salon={salon} look="quiet" />
    </>
  );
}
