import { randomUUID } from 'node:crypto';
import { APPLICATION_LIMITS, APPLICATION_STATUSES } from '@athenaeum/opportunities-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A status it has had, and since when: epoch ms. */
const stepSchema = new Schema(
  {
    status: { type: String, enum: APPLICATION_STATUSES, required: true },
    at: { type: Number, required: true },
  },
  { _id: false },
);

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
    /** What they were called where they came from. */
    cv_name: { type: String, default: null },
    bio_name: { type: String, default: null },
    /** That it is complete and accurate, epoch ms. */
    accepted_at: { type: Number, default: null },
    status: { type: String, enum: APPLICATION_STATUSES, default: 'Received' as const },
    /** Every status in its turn; what was before it was kept is not there. */
    history: { type: [stepSchema], default: [] },
    /** How often she has applied: more than once when she withdrew in between. */
    round: { type: Number, default: 1 },
    withdrawn_at: { type: Number, default: null },
    /** Board support's own: never hers to read. */
    shortlisted: { type: Boolean, default: false },
    notes: { type: String, default: '', maxlength: APPLICATION_LIMITS.notes },
    notes_version: { type: Number, default: 0 },
    created_at: { type: Number, required: true, default: () => Date.now() },
  },
  { versionKey: false },
);

// One application for each member and opportunity, however often she presses. Also: whether the card says 'Applied'.
applicationSchema.index({ user_id: 1, opportunity_id: 1 }, { unique: true });
// A member's applications, newest first.
applicationSchema.index({ user_id: 1, created_at: -1 });
// The applications board support reads for one opportunity.
applicationSchema.index({ contentful_id: 1, created_at: -1 });
// The applications to every posting, newest first.
applicationSchema.index({ created_at: -1 });
// How many each of the desk's list has.
applicationSchema.index({ opportunity_id: 1 });

export type ApplicationRow = InferRawDocTypeFromSchema<typeof applicationSchema>;
export const Application = model<ApplicationRow>('Application', applicationSchema);
