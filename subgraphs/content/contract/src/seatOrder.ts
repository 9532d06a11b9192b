/** What becomes of an order for a seat at a paid event. */
export const SEAT_ORDER_STATUSES = ['open', 'paid', 'expired', 'refused'] as const;
export type SeatOrderStatus = (typeof SEAT_ORDER_STATUSES)[number];

/**
 * Why what was paid has to go back: nobody could give her the seat any more, the event was off, she had one already, or
 * she gave it back.
 */
export const REFUND_REASONS = ['seat_gone', 'event_off', 'had_seat', 'given_back'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
