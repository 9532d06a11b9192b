import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** How often a posting was opened on a day (UTC). Counts only, without viewers (decision: counting without people). */
const opportunityViewsSchema = new Schema(
  {
    /** The posting and the day. */
    _id: { type: String, required: true },
    opportunity_id: { type: String, required: true },
    /** "2026-11-25" */
    day: { type: String, required: true },
    count: { type: Number, required: true, default: 0 },
  },
  { collection: 'opportunity_views', versionKey: false },
);
opportunityViewsSchema.plugin(joinReads);

// The figures for a poster.
opportunityViewsSchema.index({ opportunity_id: 1, day: 1 });

export type OpportunityViewsRow = InferRawDocTypeFromSchema<typeof opportunityViewsSchema>;
export const OpportunityViews = model<OpportunityViewsRow>('OpportunityViews', opportunityViewsSchema);
