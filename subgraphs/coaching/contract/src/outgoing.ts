import * as z from 'zod/mini';

/** What this domain has others told, as it stands in the outbox. Servers only; pages have no business here. */

const id = z.string().check(z.minLength(1), z.maxLength(200));

/** To her who paid: what she bought, read when it leaves. */
export const orderReceipt = {
  channel: 'mail',
  kind: 'order_receipt',
  payload: z.strictObject({ order_id: id }),
};

/** For the record of her purchases, which is not ours to keep. */
export const productsBought = {
  channel: 'billing',
  kind: 'products_bought',
  payload: z.strictObject({
    user_id: id,
    provider: id,
    /** What the provider calls her. */
    customer_id: id,
    invoice_id: id,
    product_ids: z.array(id).check(z.minLength(1)),
    /** Epoch ms. */
    bought_at: z.number(),
  }),
};
