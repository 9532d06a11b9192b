import { REFUND_STATES } from '@athenaeum/common/refund';
import { Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import type { Sale } from '../listSales';

const refundSchema = new Schema({
  /** The idempotency key of the provider. */
  _id: { type: String, required: true },
  /** In the smallest unit of the order's currency. */
  amount: { type: Number, required: true },
  reason: { type: String, required: true },
  state: { type: String, required: true, enum: REFUND_STATES },
  /** Who asked, and the idempotency key of the form. */
  actor_id: { type: String, required: true },
  request_id: { type: String, required: true },
  /** Coaching time that was removed with it. */
  minutes: { type: Number, default: 0 },
  /** Whether the seat is given up when it is made. */
  gives_up_seat: { type: Boolean, default: false },
  /** Epoch ms. */
  asked_at: { type: Number, required: true },
  settled_at: { type: Number, default: null },
  /** The provider's id of it. */
  provider_refund_id: { type: String, default: null },
  /** Why it failed: a code, never a text of the provider. */
  problem: { type: String, default: null },
});

/** One refund of an order. Refunds are only added and settled, never removed: their places in the list stay. */
export type RefundRow = InferRawDocTypeFromSchema<typeof refundSchema>;

/** The part of an order's schema that refunds need. */
export const refundFields = {
  refunds: { type: [refundSchema], default: [] },
  /** The sum of its refunds that are made or under way. */
  refunded: { type: Number, default: 0 },
};

/** An order that can be refunded; orders from before there were refunds lack both. */
export interface RefundableSale extends Sale {
  refunds?: RefundRow[] | null;
  refunded?: number | null;
  /** When all of it was refunded. */
  refunded_at?: number | null;
  provider?: string | null;
  customer_id?: string | null;
}

export const refundsOf = ({ refunds }: Pick<RefundableSale, 'refunds'>): RefundRow[] => refunds ?? [];

/** What was refunded, in the smallest unit of the currency; a refund under way is not. */
export const refundedOf = ({ total, refunded_at, refunds }: RefundableSale): number =>
  refunded_at
    ? total
    : refundsOf({ refunds }).reduce((sum, { state, amount }) => (state === 'made' ? sum + amount : sum), 0);

/** What can still be refunded, in the smallest unit of the currency. */
export function leftOf({ status, total, refunded, refunded_at }: RefundableSale): number {
  return status === 'paid' && !refunded_at ? total - (refunded ?? 0) : 0;
}
