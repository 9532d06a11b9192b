import { indexedText } from '@athenaeum/kit';

/** The condition for a member's RSVP to a salon: one at most. */
export const rsvpOf = (salon_id: string, user_id: string) => ({ salon_id, user_id: indexedText(user_id) });
