import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/**
 * The provider's page for an order. There is never a second one that could be paid: a new one is only asked for when the
 * last was refused or is over.
 */
const hostedCheckoutSchema = new Schema(
  {
    /** Provider and reference. */
    _id: { type: String, required: true },
    /** Asking again under the name of an attempt gives what that attempt gave. */
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
