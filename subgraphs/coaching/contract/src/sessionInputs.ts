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

/** The coach's notes, with the version that was read, for optimistic concurrency. */
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

/** The member's note for the coach; an empty one removes it. */
export const saveSessionNoteInput = z.strictObject({ id, note });
export type SaveSessionNoteInput = z.infer<typeof saveSessionNoteInput>;

const written = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write something first.'),
      z.maxLength(max, `Keep it to ${max} characters`),
    );

/** A further note of the member or the coach. The client chooses its id, so that a repeated request adds it once. */
export const addSharedNoteInput = z.strictObject({
  id,
  note_id: z.uuid(),
  text: written(SESSION_LIMITS.sharedNote),
});
export type AddSharedNoteInput = z.infer<typeof addSharedNoteInput>;

export const removeSharedNoteInput = z.strictObject({ id, note_id: z.uuid() });
export type RemoveSharedNoteInput = z.infer<typeof removeSharedNoteInput>;

/** An empty field of a form is no day. */
const due = z.nullish(z.union([z.literal(''), z.iso.date()], 'Choose a date.'));

/** What the member has decided to do, with an id that the client chooses; due is a day such as 2026-11-28. */
export const addSessionTaskInput = z.strictObject({
  id,
  task_id: z.uuid(),
  text: written(SESSION_LIMITS.task),
  due,
});
export type AddSessionTaskInput = z.infer<typeof addSessionTaskInput>;

export const markSessionTaskInput = z.strictObject({ id, task_id: z.uuid(), is_done: z.boolean() });
export type MarkSessionTaskInput = z.infer<typeof markSessionTaskInput>;

export const removeSessionTaskInput = z.strictObject({ id, task_id: z.uuid() });
export type RemoveSessionTaskInput = z.infer<typeof removeSessionTaskInput>;
