import { SESSION_AUTHORS } from '@athenaeum/coaching-contract';
import { Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A note by the member or the coach of a session, which both read; times are epoch ms. */
export const sharedNoteSchema = new Schema({
  _id: { type: String, required: true },
  author: { type: String, required: true, enum: SESSION_AUTHORS },
  text: { type: String, required: true },
  created_at: { type: Number, required: true },
});
export type SharedNoteRow = InferRawDocTypeFromSchema<typeof sharedNoteSchema>;

/** What the member has decided to do, which both read; times are epoch ms. */
export const taskSchema = new Schema({
  _id: { type: String, required: true },
  text: { type: String, required: true },
  /** A day, `2026-11-28`. */
  due: { type: String, default: null },
  done_at: { type: Number, default: null },
});
export type TaskRow = InferRawDocTypeFromSchema<typeof taskSchema>;
