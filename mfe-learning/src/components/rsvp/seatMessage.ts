import { rsvpNoticesText } from './rsvpNotices.messages';

interface Outcome {
  status: string;
  event: string;
  /** Whether the member was on the waitlist before. */
  hasWaited: boolean;
}

/** What an RSVP came to, as a sentence. */
export function seatMessage({ status, event, hasWaited }: Outcome): string {
  if (status !== 'PENDING') return rsvpNoticesText.attending({ event });
  return hasWaited ? rsvpNoticesText.noSeatYet : rsvpNoticesText.onWaitlist;
}
