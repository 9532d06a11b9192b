import { randomUUID } from 'node:crypto';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { joinReads } from '../joinReads';

/**
 * One write by staff: who changed what, from what to what, why and when. Append-only; when a member is forgotten the
 * values are erased and the row stays.
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
    /** Its place in the hash chain and its digests; absent in rows from before the chain. */
    seq: { type: Number },
    previous: { type: String },
    /** Erased with the values when their member is forgotten. */
    salt: { type: String },
    content: { type: String },
    digest: { type: String },
  },
  // An added entry has an empty `before`, which mongoose would otherwise not store.
  { versionKey: false, minimize: false },
);
auditRowSchema.plugin(joinReads);

// A member's history, newest first.
auditRowSchema.index({ target_id: 1, at: -1 });
// What one person of staff has done, newest first.
auditRowSchema.index({ actor_id: 1, at: -1 });
// Writes of one operation, newest first.
auditRowSchema.index({ operation: 1, at: -1 });
// All writes, newest first.
auditRowSchema.index({ at: -1 });

// One row for each place of the chain, also when several are written at the same time; and the chain in order, to verify it.
auditRowSchema.index({ seq: 1 }, { unique: true, partialFilterExpression: { seq: { $gte: 1 } } });

export type AuditRecord = InferRawDocTypeFromSchema<typeof auditRowSchema>;
export const AuditRow = model<AuditRecord>('AuditRow', auditRowSchema);
