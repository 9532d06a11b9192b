import * as z from 'zod/mini';
import { id } from './id';
import { PROMOTION_CUTOFF_MINUTES } from './rsvp';

/** When check-in opens and moving up from the waitlist ends, in minutes before the start. */
export const CHECK_IN_OPENS_MINUTES = PROMOTION_CUTOFF_MINUTES;

/** RSVPs with a seat, on the waitlist, invited and unanswered, and cancelled. */
export const ATTENDEE_LISTS = ['attending', 'waiting', 'invited', 'cancelled'] as const;
export type AttendeeList = (typeof ATTENDEE_LISTS)[number];

export const ATTENDANCE_LIMITS = { reason: 500 } as const;

export const ATTENDANCE_MESSAGES = {
  reason: 'Say why',
  notOpen: 'People are checked in from two hours before the start.',
  noSeat: 'There is no seat any more. Read the list again.',
  isHere: 'Already checked in. Undo that first.',
  notWaiting: 'Not on the waitlist any more. Read the list again.',
  full: 'Every seat is taken. Cancel one first, or raise the capacity of the event.',
  paid: 'Seats at this event are paid for: members book on its page.',
} as const;

/** Why staff decide something; stored with it. */
export const staffReason = z
  .string(ATTENDANCE_MESSAGES.reason)
  .check(
    z.trim(),
    z.minLength(1, ATTENDANCE_MESSAGES.reason),
    z.maxLength(ATTENDANCE_LIMITS.reason, `Keep it to ${ATTENDANCE_LIMITS.reason} characters`),
  );

/** Checks somebody in, or undoes that. */
export const checkInInput = z.strictObject({ id, here: z.boolean() });
export type CheckInInput = z.infer<typeof checkInInput>;

/** A decision of staff about a seat, with its reason. */
export const decideSeatInput = z.strictObject({ id, reason: staffReason });
export type DecideSeatInput = z.infer<typeof decideSeatInput>;

/** A member who has come without a seat. */
export const walkInInput = z.strictObject({ salon_id: id, user_id: id });
export type WalkInInput = z.infer<typeof walkInInput>;
