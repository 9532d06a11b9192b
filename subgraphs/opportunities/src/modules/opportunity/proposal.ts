import { COMPENSATION_BANDS, OPPORTUNITY_LIMITS, OPPORTUNITY_TYPES } from '@athenaeum/opportunities-contract';
import { Schema } from 'mongoose';

const text = { type: String, default: null };
const longText = { type: String, default: null, maxlength: OPPORTUNITY_LIMITS.longText };

/** A poster's change of a posting. Members see it once board support has accepted it. */
export const proposalSchema = new Schema(
  {
    /** Epoch ms. */
    proposed_at: { type: Number, required: true },
    title: { type: String, required: true, maxlength: OPPORTUNITY_LIMITS.title },
    opportunityType: { type: String, required: true, enum: OPPORTUNITY_TYPES },
    industry: text,
    businessType: text,
    businessSize: text,
    nearestRegionalHub: text,
    compensation: { type: String, default: null, enum: [...COMPENSATION_BANDS, null] as const },
    commitment: text,
    term: text,
    deadline: text,
    needs: text,
    aboutRole: longText,
    aboutCompany: longText,
    qualificationsSought: { type: [String], default: [] },
  },
  { _id: false },
);
