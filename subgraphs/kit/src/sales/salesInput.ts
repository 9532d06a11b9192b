import * as z from 'zod';
import { listInput, TAKE_LIMIT, timeFilter } from '../listInput';

/** States of an order in any domain; an open order past its time counts as expired. */
export const SALE_STATUSES = ['open', 'paid', 'expired', 'refused'] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

/** The input of a list of orders, which is always newest first. */
export const salesInput = listInput({}, [])
  .omit({ orderBy: true })
  .extend({
    status: z.enum(SALE_STATUSES).nullish(),
    /** The exact id of an order or number of its receipt. */
    words: z.string().trim().max(100).nullish(),
    /** Ids of buyers; an order matches `words` or one of these. */
    buyer_ids: z.array(z.string().min(1).max(64)).max(TAKE_LIMIT).nullish(),
    /** When it was ordered. */
    created_at: timeFilter.nullish(),
  });
export type SalesInput = z.infer<typeof salesInput>;
