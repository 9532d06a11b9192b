import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/**
 * How far the delivery of the messages of one kind about one subject has come, such as all CRM updates of one member: they have
 * places 1, 2, 3 … (`outboxMessage.model`) and are delivered one after another.
 *
 * Enqueueing and settling both write here, which prevents a message that waits for ever:
 *
 * 1. Enqueueing message 2 reads that message 1 is not done, and stores message 2 as `queued`.
 * 2. Before that is committed, settling message 1 looks for a queued message 2 to open, and finds none.
 *
 * Since both write this document, one of the two transactions has a write conflict and is repeated, and then sees the other.
 */
const outboxSubjectSchema = new Schema(
  {
    /** The kind and the subject of the messages: `update_contact:<id of the member>`. */
    _id: { type: String, required: true },
    /** The place of the newest message. */
    last: { type: Number, required: true },
    /** The place of the last message that was delivered or given up; 0 before the first. */
    done: { type: Number, required: true, default: 0 },
    expires_at: { type: Date, required: true },
  },
  { collection: 'outbox_subjects', versionKey: false },
);

// Removes subjects without messages for a long time.
outboxSubjectSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type OutboxSubjectRow = InferRawDocTypeFromSchema<typeof outboxSubjectSchema>;
export const OutboxSubject = model<OutboxSubjectRow>('OutboxSubject', outboxSubjectSchema);
