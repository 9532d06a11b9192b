import { randomUUID } from 'node:crypto';
import { APPLICATION_LIMITS, APPLICATION_STATUSES } from '@athenaeum/opportunities-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A status and when it began, epoch ms. */
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
    /** Storage keys under opportunities-docs/{user}/; every access checks the owner. */
    cv: { type: String, required: true },
    bio: { type: String, default: null },
    /** Their names at upload. */
    cv_name: { type: String, default: null },
    bio_name: { type: String, default: null },
    /** That it is complete and accurate, epoch ms. */
    accepted_at: { type: Number, default: null },
    status: { type: String, enum: APPLICATION_STATUSES, default: 'Received' as const },
    /** All statuses in order; earlier ones are missing in rows from before this was stored. */
    history: { type: [stepSchema], default: [] },
    /** How often the member has applied: more than once after a withdrawal. */
    round: { type: Number, default: 1 },
    withdrawn_at: { type: Number, default: null },
    /** Board support's own: never shown to the applicant. */
    shortlisted: { type: Boolean, default: false },
    notes: { type: String, default: '', maxlength: APPLICATION_LIMITS.notes },
    notes_version: { type: Number, default: 0 },
    created_at: { type: Number, required: true, default: () => Date.now() },
  },
  { versionKey: false },
);
applicationSchema.plugin(joinReads);

// One application for each member and opportunity, also for concurrent requests. Also: whether the card says 'Applied'.
applicationSchema.index({ user_id: 1, opportunity_id: 1 }, { unique: true });
// A member's applications, newest first.
applicationSchema.index({ user_id: 1, created_at: -1 });
// The applications to one opportunity, for board support.
applicationSchema.index({ contentful_id: 1, created_at: -1 });
// The applications to all postings, newest first.
applicationSchema.index({ created_at: -1 });
// The number of applications of each posting in board support's list.
applicationSchema.index({ opportunity_id: 1 });

export type ApplicationRow = InferRawDocTypeFromSchema<typeof applicationSchema>;
export const Application = model<ApplicationRow>('Application', applicationSchema);
