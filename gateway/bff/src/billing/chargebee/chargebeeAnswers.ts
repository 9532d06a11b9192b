import * as z from 'zod';

/** Of Chargebee's answers, what we use: https://apidocs.chargebee.com/docs/api. */
const id = z.string().min(1);

export const hostedPage = z.object({
  hosted_page: z.object({ url: z.url().optional(), expires_at: z.number().optional() }),
});

export const portalSession = z.object({ portal_session: z.object({ access_url: z.url() }) });

const subscription = z.object({
  id,
  customer_id: id,
  status: z.string(),
  plan_id: z.string().optional(),
  subscription_items: z.array(z.object({ item_price_id: z.string() })).optional(),
  current_term_start: z.number().optional(),
  current_term_end: z.number().optional(),
});
export type ChargebeeSubscription = z.infer<typeof subscription>;

export const oneSubscription = z.object({ subscription });
export const subscriptions = z.object({ list: z.array(oneSubscription) });
export const customers = z.object({ list: z.array(z.object({ customer: z.object({ id }) })) });
export const event = z.object({ event: z.object({ id }).loose() });

export const refunded = z.object({ transaction: z.object({ id, status: z.string().optional() }) });

/** Each refund of an invoice has a credit note. */
export const creditNotes = z.object({
  list: z.array(
    z.object({
      credit_note: z.object({
        /** Texts by the published types; notes of an invoice are objects. */
        notes: z.array(z.union([z.string(), z.object({ note: z.string().optional() })])).optional(),
        linked_refunds: z.array(z.object({ txn_id: id, txn_status: z.string().optional() })).optional(),
      }),
    }),
  ),
});
