import * as z from 'zod/mini';

/** Refunds of orders, in every domain that sells something: what staff send, and what form and mutation check. */
export const REFUND_LIMITS = { reason: 500, minutes: 6000 } as const;

/** `pending` until the provider has answered; `failed`: it refused for good, or the money came back to it. */
export const REFUND_STATES = ['pending', 'made', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const REFUND_MESSAGES = {
  amount: 'Enter an amount above zero.',
  tooMuch: 'That is more than is left of this purchase. Read the list again.',
  reason: 'Say why',
  longReason: `Keep it to ${REFUND_LIMITS.reason} characters`,
  minutes: 'Enter whole minutes.',
  tooManyMinutes: 'That is more time than was bought with this purchase and not removed yet.',
  notPaid: 'Only what was paid with the payment provider can be refunded.',
  wholeSeat: 'A seat can be given up only when all that is left is refunded.',
} as const;

const id = z.string().check(z.minLength(1), z.maxLength(64));

const refund = {
  /** Of the order. */
  id,
  /** In the smallest unit of the order's currency. */
  amount: z
    .number(REFUND_MESSAGES.amount)
    .check(z.int(REFUND_MESSAGES.amount), z.gte(1, REFUND_MESSAGES.amount)),
  /** The buyer reads it in the mail. */
  reason: z
    .string(REFUND_MESSAGES.reason)
    .check(
      z.trim(),
      z.minLength(1, REFUND_MESSAGES.reason),
      z.maxLength(REFUND_LIMITS.reason, REFUND_MESSAGES.longReason),
    ),
  /** Idempotency key, new for each form. */
  request_id: id,
};

export const refundOrderInput = z.strictObject(refund);
export type RefundOrderInput = z.infer<typeof refundOrderInput>;

/** Of coaching time: minutes are removed as far as they are neither spent nor held. */
export const refundTimeInput = z.strictObject({
  ...refund,
  minutes: z
    .number(REFUND_MESSAGES.minutes)
    .check(
      z.int(REFUND_MESSAGES.minutes),
      z.gte(0, REFUND_MESSAGES.minutes),
      z.lte(REFUND_LIMITS.minutes, REFUND_MESSAGES.minutes),
    ),
});
export type RefundTimeInput = z.infer<typeof refundTimeInput>;

/** Of a seat, which the buyer keeps unless staff choose otherwise. */
export const refundSeatInput = z.strictObject({ ...refund, gives_up_seat: z.boolean() });
export type RefundSeatInput = z.infer<typeof refundSeatInput>;
