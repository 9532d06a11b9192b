/** The outcome of an order for a seat at a paid event. */
/** What a payment provider may say of an order. */
export const SEAT_ORDER_OUTCOMES = ['paid', 'expired', 'refused'] as const;
export const SEAT_ORDER_STATUSES = ['open', ...SEAT_ORDER_OUTCOMES] as const;
export type SeatOrderStatus = (typeof SEAT_ORDER_STATUSES)[number];

/**
 * Why a payment has to be refunded: there was no free seat any more, the event was cancelled, the buyer had a seat already,
 * or gave it back.
 */
export const REFUND_REASONS = ['seat_gone', 'event_off', 'had_seat', 'given_back'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Refunds that are due, or that were made. */
export const REFUND_PROGRESS = ['owed', 'made'] as const;
