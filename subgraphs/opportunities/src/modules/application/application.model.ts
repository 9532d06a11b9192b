import { randomUUID } from 'node:crypto';
import { APPLICATION_LIMITS } from '@athenaeum/opportunities-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const applicationSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    opportunity_id: { type: String, required: true },
    contentful_id: { type: String, required: true },
    title: { type: String, required: true },
    pitch: { type: String, default: null, maxlength: APPLICATION_LIMITS.pitch },
    /** Storage keys under opportunities-docs/{user}/; they address nothing without an owner's check. */
    cv: { type: String, required: true },
    bio: { type: String, default: null },
    created_at: { type: Number, required: true, default: () => Date.now() },
  },
  { versionKey: false },
);

// One application per member and opportunity, however often she presses. Also: whether the card says 'Applied'.
applicationSchema.index({ user_id: 1, opportunity_id: 1 }, { unique: true });
// A member's applications, newest first.
applicationSchema.index({ user_id: 1, created_at: -1 });
// The applications board support reads for one opportunity.
applicationSchema.index({ contentful_id: 1, created_at: -1 });

export type ApplicationRow = InferRawDocTypeFromSchema<typeof applicationSchema>;
export const Application = model<ApplicationRow>('Application', applicationSchema);
