import { randomUUID } from 'node:crypto';
import { ORDER_STATUSES } from '@athenaeum/coaching-contract';
import { joinReads } from '@athenaeum/kit';
import { refundFields } from '@athenaeum/kit/sales';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** The sale of a product: later changes of the price do not affect it. */
const orderLine = new Schema(
  {
    product_id: { type: String, required: true },
    title: { type: String, required: true },
    quantity: { type: Number, required: true, min: 1 },
    /** Of one, in the smallest unit of the currency. */
    unit_price: { type: Number, required: true, min: 0 },
    /** Coaching time that one adds. */
    minutes: { type: Number, default: null },
  },
  { _id: false },
);

const orderSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    lines: { type: [orderLine], required: true },
    /** In the smallest unit of the currency. */
    total: { type: Number, required: true },
    currency: { type: String, required: true },
    status: { type: String, required: true, enum: ORDER_STATUSES, default: 'open' },
    /** Products and prices, to recognise a repeated order. */
    basket: { type: String, required: true },
    created_at: { type: Number, required: true },
    /** Until when it can be paid. */
    expires_at: { type: Number, required: true },

    // Set once the provider has reported the outcome.
    settled_at: { type: Number, default: null },
    /** When the member discarded it unpaid. */
    discarded_at: { type: Number, default: null },
    paid_at: { type: Number, default: null },
    provider: { type: String, default: null },
    customer_id: { type: String, default: null },
    invoice_id: { type: String, default: null },

    ...refundFields,
    /** When all of it was refunded. */
    refunded_at: { type: Number, default: null },
  },
  { collection: 'coaching_orders', versionKey: false },
);
orderSchema.plugin(joinReads);

// Pressing twice, or in two tabs, is one order, with one page to pay on, and is paid once.
orderSchema.index({ user_id: 1, basket: 1 }, { unique: true, partialFilterExpression: { status: 'open' } });
// A member's own orders, newest first.
orderSchema.index({ user_id: 1, created_at: -1 });
// All orders, newest first.
orderSchema.index({ created_at: -1, _id: 1 });

export type OrderRow = InferRawDocTypeFromSchema<typeof orderSchema>;
export const Order = model<OrderRow>('CoachingOrder', orderSchema);
