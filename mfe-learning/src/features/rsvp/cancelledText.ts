import { rsvpText } from './rsvp.messages';

/** "This event was cancelled" or "postponed" (specification 4). */
export const cancelledText = (status: string | null | undefined): string =>
  status === 'cancelled' ? rsvpText.wasCancelled : rsvpText.wasPostponed;
