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
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { proposalSchema } from './proposal';

const text = { type: String, default: null };
const longText = { type: String, default: null, maxlength: OPPORTUNITY_LIMITS.longText };
const needed = { type: String, required: true } as const;
/** Epoch ms; null until it has happened. */
const moment = { type: Number, default: null };

/** The poster: for board support and our own mail, never for members. */
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
    /** Its id in the content store; our own until it is there. */
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
    /** Company, image and website of a confidential one must only be read through `withoutSecrets`. */
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
    /** Time commitment, and duration. */
    commitment: text,
    term: text,
    /** The last day to apply: "2026-12-17" in the platform's time zone. It ends then, however long it was to be open. */
    deadline: text,
    aboutRole: longText,
    aboutCompany: longText,
    qualificationsSought: { type: [String], default: [] },
    /** Number of changes of its text, including those that wait for a decision. */
    version: { type: Number, default: 0 },

    poster: { type: posterSchema, default: null },
    proposal: { type: proposalSchema, default: null },
    /** The draft's id, an idempotency key. */
    draft_id: { type: String },
    postingTime: { type: Number, default: DEFAULT_POSTING_DAYS, enum: POSTING_DAYS },
    submitted_at: moment,
    confirmed_at: moment,
    /** Hashes of the tokens of the links to confirm the address and to manage the posting. */
    confirm_hash: { type: String },
    poster_hash: { type: String },
    /** Hash under the previous key: that link was sent, and stays valid beside the current one. */
    poster_hash_before: { type: String },
    published_at: moment,
    expires_at: moment,
    closed_at: moment,
    /** The poster was told that it has expired. */
    settled_at: moment,
    /** Members were alerted: once, however often it is published. */
    alerted_at: moment,
    /** Number of applications. Applying writes it, so that it conflicts with a concurrent closing. */
    applied: { type: Number, default: 0 },
  },
  { versionKey: false },
);
opportunitySchema.plugin(joinReads);

// Slugs are unique.
opportunitySchema.index({ slug: 1 }, { unique: true });
// The opportunity of an application.
opportunitySchema.index({ contentful_id: 1 }, { unique: true });
// The board: open ones. Also: expired ones.
opportunitySchema.index({ closed_at: 1, expires_at: 1, published_at: -1 });
// A draft is posted once, however often it is sent.
opportunitySchema.index(
  { draft_id: 1 },
  { unique: true, partialFilterExpression: { draft_id: { $type: 'string' } } },
);
// The posting of a link.
for (const name of ['confirm_hash', 'poster_hash', 'poster_hash_before'])
  opportunitySchema.index(
    { [name]: 1 },
    { unique: true, partialFilterExpression: { [name]: { $type: 'string' } } },
  );
// The number of unconfirmed postings of an address.
opportunitySchema.index({ 'poster.email': 1, confirmed_at: 1 });
// Board support's list: changes by posters.
opportunitySchema.index({ 'proposal.proposed_at': 1 }, { sparse: true });
// Board support's list: newest first.
opportunitySchema.index({ submitted_at: -1, published_at: -1 });

export type OpportunityRow = InferRawDocTypeFromSchema<typeof opportunitySchema>;
export const Opportunity = model<OpportunityRow>('Opportunity', opportunitySchema);
