import { randomUUID } from 'node:crypto';
import { REFUND_REASONS, SEAT_ORDER_STATUSES } from '@athenaeum/content-contract';
import { joinReads } from '@athenaeum/kit';
import { refundFields } from '@athenaeum/kit/sales';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** The sale of one seat: later changes of the price do not affect it. */
const seatOrderSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    rsvp_id: { type: String, required: true },
    salon_id: { type: String, required: true },
    user_id: { type: String, required: true },
    title: { type: String, required: true },
    /** In the smallest unit of the currency. */
    total: { type: Number, required: true },
    currency: { type: String, required: true },
    status: { type: String, required: true, enum: SEAT_ORDER_STATUSES, default: 'open' },
    created_at: { type: Number, required: true },
    /** Until when the seat is held, epoch ms. */
    expires_at: { type: Number, required: true },

    // Set once the provider has reported the outcome.
    settled_at: { type: Number, default: null },
    paid_at: { type: Number, default: null },
    provider: { type: String, default: null },
    customer_id: { type: String, default: null },
    invoice_id: { type: String, default: null },
    /** Why a refund is due; null when none is. */
    refund_due: { type: String, default: null, enum: [...REFUND_REASONS, null] as const },
    /** When all of it was refunded: by the product, or by staff on the provider's own page. */
    refunded_at: { type: Number, default: null },
    ...refundFields,
  },
  { collection: 'seat_orders', versionKey: false },
);
seatOrderSchema.plugin(joinReads);

// A held seat has one open order, however often the button is pressed.
seatOrderSchema.index({ rsvp_id: 1 }, { unique: true, partialFilterExpression: { status: 'open' } });
// The order that paid for a seat that is given back.
seatOrderSchema.index({ rsvp_id: 1, status: 1 });
// What was paid for seats at an event that is called off.
seatOrderSchema.index({ salon_id: 1, status: 1 });
// "Seats you bought", newest first.
seatOrderSchema.index({ user_id: 1, created_at: -1 });
// Due refunds, longest first.
seatOrderSchema.index(
  { refund_due: 1, settled_at: 1 },
  { partialFilterExpression: { refund_due: { $type: 'string' } } },
);
// All orders, newest first.
seatOrderSchema.index({ created_at: -1, _id: 1 });

export type SeatOrderRow = InferRawDocTypeFromSchema<typeof seatOrderSchema>;
export const SeatOrder = model<SeatOrderRow>('SeatOrder', seatOrderSchema);
