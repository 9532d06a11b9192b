import { PRODUCT_KINDS } from '@athenaeum/coaching-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const productSchema = new Schema(
  {
    /** Its id in billing. */
    _id: { type: String, required: true },
    kind: { type: String, required: true, enum: PRODUCT_KINDS },
    title: { type: String, required: true },
    description: { type: String, default: null },
    /** In the smallest unit of the currency. */
    price: { type: Number, required: true, min: 0 },
    currency: { type: String, required: true, default: 'USD' },
    /** Coaching time it adds. */
    minutes: { type: Number, default: null },
    position: { type: Number, required: true },
    /** Products that are not for sale any more stay, for the purchases that name them. */
    for_sale: { type: Boolean, required: true, default: true },
  },
  { versionKey: false },
);
productSchema.plugin(joinReads);

// The shop, in its order.
productSchema.index({ for_sale: 1, position: 1 });

export type ProductRow = InferRawDocTypeFromSchema<typeof productSchema>;
export const Product = model<ProductRow>('Product', productSchema);
