import { randomUUID } from 'node:crypto';
import {
  COMPENSATION_BANDS,
  DEFAULT_POSTING_DAYS,
  OPPORTUNITY_LIMITS,
  OPPORTUNITY_STATUSES,
  OPPORTUNITY_TYPES,
  POSTER_RELATIONSHIPS,
  POSTING_DAYS,
} from '@athenaeum/opportunities-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { proposalSchema } from './proposal';

const text = { type: String, default: null };
const longText = { type: String, default: null, maxlength: OPPORTUNITY_LIMITS.longText };
const needed = { type: String, required: true } as const;
/** Epoch ms; null until it has happened. */
const moment = { type: Number, default: null };

/** Who posted it: for board support and our own mail, never for members. */
const posterSchema = new Schema(
  {
    name: needed,
    email: needed,
    relationship: { type: String, default: null, enum: [...POSTER_RELATIONSHIPS, null] as const },
    company: text,
    hearAboutAthena: text,
    contactName: needed,
    contactEmail: needed,
    sendNotifications: { type: Boolean, required: true, default: false },
    agreed_at: { type: Number, required: true },
  },
  { _id: false },
);

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
    showHub: { type: Boolean, default: true },
    needs: text,
    compensation: { type: String, default: null, enum: [...COMPENSATION_BANDS, null] as const },
    /** How much time it takes, and for how long. */
    commitment: text,
    term: text,
    /** The last day to apply: "2026-12-17" by the platform's clock. It is over then, however long it was to be open. */
    deadline: text,
    aboutRole: longText,
    aboutCompany: longText,
    qualificationsSought: { type: [String], default: [] },
    /** Counts the changes of what it says, also those that wait. */
    version: { type: Number, default: 0 },

    poster: { type: posterSchema, default: null },
    proposal: { type: proposalSchema, default: null },
    /** The draft it was made from. */
    draft_id: { type: String },
    postingTime: { type: Number, default: DEFAULT_POSTING_DAYS, enum: POSTING_DAYS },
    submitted_at: moment,
    confirmed_at: moment,
    /** What the links to confirm her address and to look after it can be recognised by. */
    confirm_hash: { type: String },
    poster_hash: { type: String },
    /** Of the link before, which another key had made: it was sent, and stays good beside the one of now. */
    poster_hash_before: { type: String },
    published_at: moment,
    expires_at: moment,
    closed_at: moment,
    /** Its poster knows that it has expired. */
    settled_at: moment,
    /** Members were told of it: once, however often it is published. */
    alerted_at: moment,
    /** How often somebody applied. Applying writes it, so that of applying and closing at one moment one comes first. */
    applied: { type: Number, default: 0 },
  },
  { versionKey: false },
);

// One address for each.
opportunitySchema.index({ slug: 1 }, { unique: true });
// What an application names.
opportunitySchema.index({ contentful_id: 1 }, { unique: true });
// The board: what is open. Also: what has expired.
opportunitySchema.index({ closed_at: 1, expires_at: 1, published_at: -1 });
// A draft is posted once, however often it is sent.
opportunitySchema.index(
  { draft_id: 1 },
  { unique: true, partialFilterExpression: { draft_id: { $type: 'string' } } },
);
// Whose link it is.
for (const name of ['confirm_hash', 'poster_hash', 'poster_hash_before'])
  opportunitySchema.index(
    { [name]: 1 },
    { unique: true, partialFilterExpression: { [name]: { $type: 'string' } } },
  );
// How many of one address wait to be confirmed.
opportunitySchema.index({ 'poster.email': 1, confirmed_at: 1 });
// The desk: whose poster wants a change.
opportunitySchema.index({ 'proposal.proposed_at': 1 }, { sparse: true });
// The desk: what came in last.
opportunitySchema.index({ submitted_at: -1, published_at: -1 });

export type OpportunityRow = InferRawDocTypeFromSchema<typeof opportunitySchema>;
export const Opportunity = model<OpportunityRow>('Opportunity', opportunitySchema);
