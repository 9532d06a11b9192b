import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A page of the embedded provider's to pay one order on. Of a card it keeps nothing. */
const embeddedCheckoutSchema = new Schema(
  {
    /** Unguessable, as it is the right to pay. */
    _id: { type: String, required: true },
    /** The idempotency key: the same key returns the same page. */
    key: { type: String, required: true },
    reference: { type: String, required: true },
    customer_id: { type: String, required: true },
    lines: {
      type: [
        new Schema(
          {
            label: { type: String, required: true },
            quantity: { type: Number, required: true },
            unit_price: { type: Number, required: true },
          },
          { _id: false },
        ),
      ],
      required: true,
    },
    total: { type: Number, required: true },
    currency: { type: String, required: true },
    /** Local paths. */
    done: { type: String, required: true },
    cancelled: { type: String, required: true },
    paid_at: { type: Number, default: null },
    expires_at: { type: Number, required: true },
    /** When it is of no more use to anybody. */
    forget_at: { type: Date, required: true },
  },
  { collection: 'embedded_checkouts', versionKey: false },
);

// Two requests at once get one page.
embeddedCheckoutSchema.index({ key: 1 }, { unique: true });
// Old ones leave by themselves.
embeddedCheckoutSchema.index({ forget_at: 1 }, { expireAfterSeconds: 0 });

export type EmbeddedCheckoutRow = InferRawDocTypeFromSchema<typeof embeddedCheckoutSchema>;
export const EmbeddedCheckout = model<EmbeddedCheckoutRow>('EmbeddedCheckout', embeddedCheckoutSchema);
