import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A role that a member wants to find again. */
const savedOpportunitySchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    opportunity_id: { type: String, required: true },
    created_at: { type: Number, required: true },
  },
  { collection: 'saved_opportunities', versionKey: false },
);
savedOpportunitySchema.plugin(joinReads);

// One per member and role, however often the button is pressed.
savedOpportunitySchema.index({ user_id: 1, opportunity_id: 1 }, { unique: true });

export type SavedOpportunityRow = InferRawDocTypeFromSchema<typeof savedOpportunitySchema>;
export const SavedOpportunity = model<SavedOpportunityRow>('SavedOpportunity', savedOpportunitySchema);
