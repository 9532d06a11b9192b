import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A processed event of a provider; its effects went through the outbox. */
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

// Unique: an event is processed once, also when delivered repeatedly or concurrently.
billingEventSchema.index({ provider: 1, event_id: 1 }, { unique: true });

export type BillingEventRow = InferRawDocTypeFromSchema<typeof billingEventSchema>;
export const BillingEventRecord = model<BillingEventRow>('BillingEvent', billingEventSchema);
