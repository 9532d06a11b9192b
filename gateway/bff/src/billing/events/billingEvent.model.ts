import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** An event of a provider that has been taken; what followed from it left through the outbox. */
const billingEventSchema = new Schema(
  {
    provider: { type: String, required: true },
    /** What the provider calls it. */
    event_id: { type: String, required: true },
    type: { type: String, required: true },
    received_at: { type: Date, required: true },
  },
  { collection: 'billing_events', versionKey: false },
);

// An event counts once, however often and by how many at once it is told.
billingEventSchema.index({ provider: 1, event_id: 1 }, { unique: true });

export type BillingEventRow = InferRawDocTypeFromSchema<typeof billingEventSchema>;
export const BillingEventRecord = model<BillingEventRow>('BillingEvent', billingEventSchema);
