import { randomUUID } from 'node:crypto';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** Something a member has bought from the billing provider. */
const purchaseSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    /** The member. */
    user_id: { type: String, required: true },
    /** The customer's id at the billing provider. */
    customer_id: { type: String, required: true },
    product_id: { type: String, required: true },
    stripe_invoice_id: { type: String },
    start_date: { type: Number, required: true },
    expiration_date: { type: Number, default: null },
  },
  { versionKey: false },
);
purchaseSchema.plugin(joinReads);

// An invoice reported twice is one purchase of each thing on it.
purchaseSchema.index(
  { stripe_invoice_id: 1, product_id: 1 },
  { unique: true, partialFilterExpression: { stripe_invoice_id: { $exists: true } } },
);
// A member's purchases, newest first.
purchaseSchema.index({ user_id: 1, start_date: -1 });

export type PurchaseRow = InferRawDocTypeFromSchema<typeof purchaseSchema>;
export const Purchase = model<PurchaseRow>('Purchase', purchaseSchema);
