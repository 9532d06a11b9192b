import { randomUUID } from 'node:crypto';
import { CREDIT_ENTRY_TYPES } from '@athenaeum/coaching-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/**
 * A line of a member's ledger of coaching time, which is append-only. The balance is the sum of the lines and not stored
 * by itself.
 */
const creditEntrySchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID(), immutable: true },
    user_id: { type: String, required: true, immutable: true },
    /** 1, 2, 3 ... in order. */
    sequence: { type: Number, required: true, min: 1, immutable: true },
    type: { type: String, required: true, enum: CREDIT_ENTRY_TYPES, immutable: true },
    /** Change of the total. */
    minutes: { type: Number, required: true, immutable: true },
    /** Change of what is held for upcoming sessions. */
    held: { type: Number, required: true, immutable: true },
    session_id: { type: String, immutable: true },
    /** For a purchase: the order and the product of one of its lines. */
    order_id: { type: String, immutable: true },
    product_id: { type: String, immutable: true },
    /** For an adjustment: the actor, and the idempotency key of the form. */
    actor_id: { type: String, immutable: true },
    request_id: { type: String, immutable: true },
    note: { type: String, default: null, immutable: true },
    created_at: { type: Number, required: true, default: () => Date.now(), immutable: true },
  },
  { versionKey: false },
);
creditEntrySchema.plugin(joinReads);

// Each line has the number after the last one: two concurrent lines cannot both spend the same minutes. Also: a ledger, in order.
creditEntrySchema.index({ user_id: 1, sequence: -1 }, { unique: true });
// A session holds once, and is released or debited once, however often the request is repeated.
creditEntrySchema.index(
  { session_id: 1, type: 1 },
  { unique: true, partialFilterExpression: { session_id: { $exists: true } } },
);
// A line of an order adds its time once, however often its payment is reported.
creditEntrySchema.index(
  { order_id: 1, product_id: 1 },
  { unique: true, partialFilterExpression: { order_id: { $exists: true } } },
);
// A form of staff is applied once.
creditEntrySchema.index(
  { actor_id: 1, request_id: 1 },
  { unique: true, partialFilterExpression: { request_id: { $exists: true } } },
);

export type CreditEntryRow = InferRawDocTypeFromSchema<typeof creditEntrySchema>;
export const CreditEntry = model<CreditEntryRow>('CreditEntry', creditEntrySchema);
