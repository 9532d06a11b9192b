import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** A refund that the embedded provider has made. */
const embeddedRefundSchema = new Schema(
  {
    /** The idempotency key: asked again, it is the same refund. */
    _id: { type: String, required: true },
    reference: { type: String, required: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
    made_at: { type: Number, required: true },
  },
  { collection: 'embedded_refunds', versionKey: false },
);

export type EmbeddedRefundRow = InferRawDocTypeFromSchema<typeof embeddedRefundSchema>;
export const EmbeddedRefund = model<EmbeddedRefundRow>('EmbeddedRefund', embeddedRefundSchema);
