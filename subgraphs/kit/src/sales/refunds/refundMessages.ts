import * as z from 'zod';

const id = z.string().min(1).max(200);
const money = { amount: z.number().int().positive(), currency: z.string().length(3) };

/** A refund for the payment provider, written in the transaction that decides it. */
export const refundRequested = {
  channel: 'refund',
  kind: 'refund_requested',
  payload: z.strictObject({
    /** `<domain>.<order>`. */
    reference: id,
    refund_id: id,
    provider: id,
    customer_id: id.nullable(),
    /** The invoice of the payment at the provider. */
    invoice_id: id,
    ...money,
  }),
};
export type RefundRequest = z.infer<typeof refundRequested.payload>;

/** To the buyer, once the money is on its way. */
export const refundMade = {
  channel: 'mail',
  kind: 'refund_made',
  payload: z.strictObject({
    user_id: id,
    refund_id: id,
    title: z.string(),
    ...money,
    /** In the words of staff. */
    reason: z.string(),
    /** The number on the receipt. */
    receipt: id,
    /** Whether nothing of the purchase is left to pay back. */
    is_whole: z.boolean(),
  }),
};
