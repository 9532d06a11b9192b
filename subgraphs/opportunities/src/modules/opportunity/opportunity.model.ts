import { randomUUID } from 'node:crypto';
import {
  OPPORTUNITY_LIMITS,
  OPPORTUNITY_STATUSES,
  OPPORTUNITY_TYPES,
} from '@athenaeum/opportunities-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const text = { type: String, default: null };
const longText = { type: String, default: null, maxlength: OPPORTUNITY_LIMITS.longText };
const needed = { type: String, required: true } as const;

const opportunitySchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    slug: needed,
    /** What the content store calls it; its own id until it is there. */
    contentful_id: {
      type: String,
      required: true,
      default(this: { _id: string }) {
        return this._id;
      },
    },
    title: { type: String, required: true, maxlength: OPPORTUNITY_LIMITS.title },
    status: { type: String, required: true, enum: OPPORTUNITY_STATUSES },
    opportunityType: { type: String, required: true, enum: OPPORTUNITY_TYPES },
    industry: text,
    /** Company, image and website of a confidential one are read through `withoutSecrets` only. */
    isConfidential: { type: Boolean, required: true, default: false },
    company: text,
    image: text,
    website: text,
    businessType: text,
    businessSize: text,
    nearestRegionalHub: text,
    needs: text,
    aboutRole: longText,
    aboutCompany: longText,
    qualificationsSought: { type: [String], default: [] },
    published_at: { type: Number, required: true },
    expires_at: { type: Number, required: true },
    closed_at: { type: Number, default: null },
  },
  { versionKey: false },
);

// One address for each.
opportunitySchema.index({ slug: 1 }, { unique: true });
// What an application names.
opportunitySchema.index({ contentful_id: 1 }, { unique: true });
// The board: what is open.
opportunitySchema.index({ closed_at: 1, expires_at: 1, published_at: -1 });

export type OpportunityRow = InferRawDocTypeFromSchema<typeof opportunitySchema>;
export const Opportunity = model<OpportunityRow>('Opportunity', opportunitySchema);
