/**
 * Limits for an email address that is not confirmed: how long a seat is held for it, how many seats at a time, and how many
 * mails it gets in an hour. Confirmed RSVPs do not count.
 */
export const GUEST_LIMITS = {
  heldMinutes: 30,
  seatsHeld: 3,
  mailsAnHour: 5,
  /** How long after the hold the typed data is removed. */
  deleteUnconfirmedAfterHours: 24,
} as const;
