import * as z from 'zod/mini';

/** What a payment provider may report of an order. */
export const ORDER_OUTCOMES = ['paid', 'expired', 'refused'] as const;
/** `open` until the billing provider reports the outcome; a late payment still counts. */
export const ORDER_STATUSES = ['open', ...ORDER_OUTCOMES] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_LIMITS = { lines: 10, quantity: 20 } as const;

export const ORDER_MESSAGES = {
  nothing: 'Choose something to buy.',
  tooMany: `Choose at most ${ORDER_LIMITS.lines} different things at once.`,
  twice: 'List each item once, with its quantity.',
  quantity: `Choose a whole number from 1 to ${ORDER_LIMITS.quantity}.`,
  notForSale: 'One of these is no longer for sale. Please reload the page and choose again.',
  paidAlready: 'This order has been paid, so it can no longer be discarded.',
  currencies: 'These cannot be paid for together. Please buy them separately.',
} as const;

const quantity = z
  .number(ORDER_MESSAGES.quantity)
  .check(
    z.int(ORDER_MESSAGES.quantity),
    z.gte(1, ORDER_MESSAGES.quantity),
    z.lte(ORDER_LIMITS.quantity, ORDER_MESSAGES.quantity),
  );
const item = z.strictObject({
  product_id: z.string().check(z.minLength(1, ORDER_MESSAGES.notForSale), z.maxLength(100)),
  quantity,
});

/** An order of a member; prices are the server's. */
export const checkoutInput = z.strictObject({
  items: z.array(item).check(
    z.minLength(1, ORDER_MESSAGES.nothing),
    z.maxLength(ORDER_LIMITS.lines, ORDER_MESSAGES.tooMany),
    z.refine(
      (items) => new Set(items.map(({ product_id }) => product_id)).size === items.length,
      ORDER_MESSAGES.twice,
    ),
  ),
});
export type CheckoutInput = z.infer<typeof checkoutInput>;
