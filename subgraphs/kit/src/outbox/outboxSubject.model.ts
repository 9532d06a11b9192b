import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/**
 * How far the messages about one subject have come. Both joining the line and leaving it write here, so that of two such
 * transactions at once one is run again and nobody is left waiting for a turn that has passed.
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

// Subjects nobody has changed for long.
outboxSubjectSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export type OutboxSubjectRow = InferRawDocTypeFromSchema<typeof outboxSubjectSchema>;
export const OutboxSubject = model<OutboxSubjectRow>('OutboxSubject', outboxSubjectSchema);
