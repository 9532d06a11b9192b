import { randomUUID } from 'node:crypto';
import { DRAFT_ANSWERS, PORTFOLIO_STATUSES } from '@athenaeum/coaching-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const file = {
  id: { type: String, default: () => randomUUID() },
  /** Its storage key, which never leaves the server. */
  key: { type: String, required: true },
  name: { type: String, required: true },
} as const;

const draft = new Schema(
  {
    ...file,
    /** The writer's note. */
    note: { type: String, default: null },
    sent_at: { type: Number, required: true },
    answer: { type: String, default: null, enum: [...DRAFT_ANSWERS, null] as const },
    answer_note: { type: String, default: null },
    answered_at: { type: Number, default: null },
  },
  { _id: false, id: false },
);

const portfolioSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    order_id: { type: String, required: true },
    product_id: { type: String, required: true },
    /** The member. */
    user_id: { type: String, required: true },
    title: { type: String, required: true },
    status: { type: String, required: true, enum: PORTFOLIO_STATUSES, default: 'Ordered' },
    /** The account of the writer; null until there is one. */
    writer_id: { type: String, default: null },
    writer_name: { type: String, default: null },
    /** Oldest first. */
    drafts: { type: [draft], default: [] },
    files: { type: [new Schema(file, { _id: false, id: false })], default: [] },
    /** Number of steps: for optimistic concurrency, and so that mail is only sent about the latest step. */
    step: { type: Number, required: true, default: 0 },
    ordered_at: { type: Number, required: true },
    begun_at: { type: Number, default: null },
    delivered_at: { type: Number, default: null },
  },
  { versionKey: false },
);
portfolioSchema.plugin(joinReads);

// A payment that is reported twice creates one portfolio.
portfolioSchema.index({ order_id: 1, product_id: 1 }, { unique: true });
// A member's own, newest first.
portfolioSchema.index({ user_id: 1, ordered_at: -1 });
// Portfolios without a writer, and those of a writer; oldest first.
portfolioSchema.index({ status: 1, ordered_at: 1 });
portfolioSchema.index({ writer_id: 1, ordered_at: 1 });

export type PortfolioRow = InferRawDocTypeFromSchema<typeof portfolioSchema>;
export const Portfolio = model<PortfolioRow>('Portfolio', portfolioSchema);
