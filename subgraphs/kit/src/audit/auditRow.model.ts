import { randomUUID } from 'node:crypto';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/**
 * One write of staff: who changed what from what to what, why and when. Only ever added; of a member who is forgotten the
 * values leave, and the row stays.
 */
const auditRowSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    /** The mutation's name. */
    operation: { type: String, required: true },
    actor_id: { type: String, required: true },
    target_id: { type: String, required: true },
    before: { type: Schema.Types.Mixed, required: true },
    after: { type: Schema.Types.Mixed, required: true },
    reason: { type: String, required: true },
    at: { type: Number, required: true },
    /** Its place in the chain and what it is held to; absent in rows from before there was one. */
    seq: { type: Number },
    previous: { type: String },
    /** Erased with the values, when their member is forgotten. */
    salt: { type: String },
    content: { type: String },
    digest: { type: String },
  },
  // What was added has no before, and that is said.
  { versionKey: false, minimize: false },
);

// A member's history, newest first.
auditRowSchema.index({ target_id: 1, at: -1 });
// What somebody has done, newest first.
auditRowSchema.index({ actor_id: 1, at: -1 });
// What was done of one kind, newest first.
auditRowSchema.index({ operation: 1, at: -1 });
// What was done at all, newest first.
auditRowSchema.index({ at: -1 });

// One row in each place of the chain, however many write at once; and the chain in order, to verify it.
auditRowSchema.index({ seq: 1 }, { unique: true, partialFilterExpression: { seq: { $gte: 1 } } });

export type AuditRowRow = InferRawDocTypeFromSchema<typeof auditRowSchema>;
export const AuditRow = model<AuditRowRow>('AuditRow', auditRowSchema);
