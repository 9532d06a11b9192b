import * as z from 'zod/mini';
import { id } from './id';
import { PROMOTION_CUTOFF_MINUTES } from './rsvp';

/** People are checked in from when nobody is moved up from the waitlist any more, in minutes before the start. */
export const DOOR_OPENS_MINUTES = PROMOTION_CUTOFF_MINUTES;

/** Who has a seat, who waits for one, who was invited and has not answered, who has none any more. */
export const ATTENDEE_LISTS = ['attending', 'waiting', 'invited', 'cancelled'] as const;
export type AttendeeList = (typeof ATTENDEE_LISTS)[number];

export const ATTENDANCE_LIMITS = { reason: 500 } as const;

export const ATTENDANCE_MESSAGES = {
  reason: 'Say why',
  notOpen: 'People are checked in from two hours before the start.',
  noSeat: 'She has no seat any more. Read the list again.',
  isHere: 'She is checked in. Undo that first.',
  notWaiting: 'She is not on the waitlist any more. Read the list again.',
  full: 'Every seat is taken. Cancel one first, or raise the capacity of the event.',
  paid: 'Seats at this event are paid for: she books hers on its page.',
} as const;

/** Why staff decide something; kept with it. */
export const staffReason = z
  .string(ATTENDANCE_MESSAGES.reason)
  .check(
    z.trim(),
    z.minLength(1, ATTENDANCE_MESSAGES.reason),
    z.maxLength(ATTENDANCE_LIMITS.reason, `Keep it to ${ATTENDANCE_LIMITS.reason} characters`),
  );

/** She is here, or that was a mistake. */
export const checkInInput = z.strictObject({ id, here: z.boolean() });
export type CheckInInput = z.infer<typeof checkInInput>;

/** What staff decide of a seat, with why. */
export const decideSeatInput = z.strictObject({ id, reason: staffReason });
export type DecideSeatInput = z.infer<typeof decideSeatInput>;

/** A member who has come without a seat. */
export const walkInInput = z.strictObject({ salon_id: id, user_id: id });
export type WalkInInput = z.infer<typeof walkInInput>;
