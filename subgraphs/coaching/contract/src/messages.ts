import { FREE_CANCELLATION_HOURS } from './session';

/** Messages of the coaching area, as the specification has them. */
export const COACHING_MESSAGES = {
  noSessions: 'No sessions to show!',
  sessionsTitle: 'My Sessions',
  sessionsSubtitle: 'Manage your coaching sessions',
  creditNote: 'Time available is included in the total until the appointment has passed.',
  freeToCancel: `Free to cancel until ${FREE_CANCELLATION_HOURS} hours before. Later, the session’s time is used.`,
} as const;
