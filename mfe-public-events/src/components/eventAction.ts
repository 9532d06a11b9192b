import type { OfferedEventFragment } from './__generated__/eventAction';
import { seatText } from './seat.messages';

/** The label of the event page's button for a visitor; null where there is no action. */
export function eventAction({ salon_status, is_closed, invite_type }: OfferedEventFragment): string | null {
  if (salon_status || invite_type === 'MEMBERS_ONLY') return null;
  if (invite_type === 'INVITE_ONLY') return seatText.enterCode;
  return is_closed ? seatText.joinWaitlist : seatText.rsvp;
}
