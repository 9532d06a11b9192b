import { randomUUID } from 'node:crypto';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** One write of an admin: who changed what from what to what, why and when. Only ever added. */
const auditRowSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    actor_id: { type: String, required: true },
    target_id: { type: String, required: true },
    before: { type: Schema.Types.Mixed, required: true },
    after: { type: Schema.Types.Mixed, required: true },
    reason: { type: String, required: true },
    at: { type: Number, required: true },
  },
  { versionKey: false },
);

// A member's history, newest first.
auditRowSchema.index({ target_id: 1, at: -1 });
// What an admin has done, newest first.
auditRowSchema.index({ actor_id: 1, at: -1 });

export type AuditRowRow = InferRawDocTypeFromSchema<typeof auditRowSchema>;
export const AuditRow = model<AuditRowRow>('AuditRow', auditRowSchema);
