/**
 * What an address may cause that nobody has shown to be theirs: how long a seat is held for it, how many at a time, and how
 * many mails it gets in an hour. Of a confirmed RSVP nothing counts.
 */
export const GUEST_LIMITS = {
  heldMinutes: 30,
  seatsHeld: 3,
  mailsAnHour: 5,
  /** After the hold, until what was typed is removed. */
  forgottenHours: 24,
} as const;
