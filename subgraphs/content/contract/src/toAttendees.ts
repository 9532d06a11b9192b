import * as z from 'zod/mini';
import { id } from './id';

export const TO_ATTENDEES_LIMITS = { note: 1000, invited: 20 } as const;
export const TO_ATTENDEES_MESSAGES = {
  note: 'Write what they shall read',
  nobody: 'Nobody has a seat or waits for one.',
  somebody: 'Choose whom to invite',
  tooMany: `Invite at most ${TO_ATTENDEES_LIMITS.invited} at once`,
  isOver: 'This event is over.',
  draft: 'This event is a draft: publish it before you invite anybody.',
} as const;

/** A note by mail to everybody with a seat or on the waitlist; a repeated request sends nothing more. */
export const noteAttendeesInput = z.strictObject({
  salon_id: id,
  note: z
    .string(TO_ATTENDEES_MESSAGES.note)
    .check(
      z.trim(),
      z.minLength(1, TO_ATTENDEES_MESSAGES.note),
      z.maxLength(TO_ATTENDEES_LIMITS.note, `Keep it to ${TO_ATTENDEES_LIMITS.note} characters`),
    ),
  request_id: z.uuid(),
});
export type NoteAttendeesInput = z.infer<typeof noteAttendeesInput>;

/** Members whom staff invite by name. */
export const inviteMembersInput = z.strictObject({
  salon_id: id,
  user_ids: z
    .array(id)
    .check(
      z.minLength(1, TO_ATTENDEES_MESSAGES.somebody),
      z.maxLength(TO_ATTENDEES_LIMITS.invited, TO_ATTENDEES_MESSAGES.tooMany),
    ),
});
export type InviteMembersInput = z.infer<typeof inviteMembersInput>;
