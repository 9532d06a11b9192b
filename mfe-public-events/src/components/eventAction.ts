import { seatText } from './seat.messages';

interface Offered {
  salon_status?: string | null;
  is_closed: boolean;
  invite_type: string;
}

/** The label of the event page's button for a visitor; null where there is no action. */
export function eventAction({ salon_status, is_closed, invite_type }: Offered): string | null {
  if (salon_status || invite_type === 'MEMBERS_ONLY') return null;
  if (invite_type === 'INVITE_ONLY') return seatText.enterCode;
  return is_closed ? seatText.joinWaitlist : seatText.rsvp;
}
