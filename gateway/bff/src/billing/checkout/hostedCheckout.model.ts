import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/**
 * The provider's payment page for an order. Only one can be paid at a time: a new one is created only when the last was
 * refused or has expired.
 */
const hostedCheckoutSchema = new Schema(
  {
    /** Provider and reference. */
    _id: { type: String, required: true },
    /** The idempotency key: a retry with it returns the same page. */
    attempt: { type: Number, required: true, default: 0 },
    url: { type: String, default: null },
    expires_at: { type: Number, default: null },
    forget_at: { type: Date, required: true },
  },
  { collection: 'hosted_checkouts', versionKey: false },
);

// Orders do not wait for their payment that long.
hostedCheckoutSchema.index({ forget_at: 1 }, { expireAfterSeconds: 0 });

export type HostedCheckoutRow = InferRawDocTypeFromSchema<typeof hostedCheckoutSchema>;
export const HostedCheckout = model<HostedCheckoutRow>('HostedCheckout', hostedCheckoutSchema);
