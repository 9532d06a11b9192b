import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/**
 * How far the delivery of the messages about one subject has come. Enqueueing and settling a message both write here, so
 * that of two concurrent transactions one is repeated, and no message stays queued behind one that is done.
 */
const outboxSubjectSchema = new Schema(
  {
    _id: { type: String, required: true },
    last: { type: Number, required: true },
    done: { type: Number, required: true, default: 0 },
    expires_at: { type: Date, required: true },
  },
  { collection: 'outbox_subjects', versionKey: false },
);

// Removes subjects without messages for a long time.
outboxSubjectSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type OutboxSubjectRow = InferRawDocTypeFromSchema<typeof outboxSubjectSchema>;
export const OutboxSubject = model<OutboxSubjectRow>('OutboxSubject', outboxSubjectSchema);
