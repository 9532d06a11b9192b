import * as z from 'zod/mini';
import { CANCELLATION_CONSEQUENCES, SESSION_DURATIONS, SESSION_LIMITS } from './session';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const start = z.number().check(z.int('Choose a time.'), z.gt(0, 'Choose a time.'));
const note = z
  .string()
  .check(z.trim(), z.maxLength(SESSION_LIMITS.note, `Keep it to ${SESSION_LIMITS.note} characters`));

/** A booking by a member. Minutes; start in epoch ms. */
export const bookSessionInput = z.strictObject({
  coach_id: id,
  start,
  duration: z.literal([...SESSION_DURATIONS], 'Choose a session length.'),
  note: z.nullish(note),
});
export type BookSessionInput = z.infer<typeof bookSessionInput>;

export const rescheduleSessionInput = z.strictObject({ id, start });
export type RescheduleSessionInput = z.infer<typeof rescheduleSessionInput>;

/** The effect that was shown: the cancellation is refused when it has changed since. */
export const cancelSessionInput = z.strictObject({
  id,
  consequence: z.nullish(z.enum(CANCELLATION_CONSEQUENCES)),
});
export type CancelSessionInput = z.infer<typeof cancelSessionInput>;

export const markNoShowInput = z.strictObject({ id, no_show: z.boolean() });
export type MarkNoShowInput = z.infer<typeof markNoShowInput>;

/** With the version that was read, for optimistic concurrency. */
export const saveSessionNotesInput = z.strictObject({
  id,
  notes: z
    .string()
    .check(
      z.trim(),
      z.maxLength(SESSION_LIMITS.coachNotes, `Keep it to ${SESSION_LIMITS.coachNotes} characters`),
    ),
  version: z.int().check(z.gte(0)),
});
export type SaveSessionNotesInput = z.infer<typeof saveSessionNotesInput>;
