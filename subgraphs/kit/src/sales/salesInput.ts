import * as z from 'zod';
import { listInput, TAKE_LIMIT, timeFilter } from '../listInput';

/** What becomes of an order in any domain; nobody has to be told that the time to pay is over. */
export const SALE_STATUSES = ['open', 'paid', 'expired', 'refused'] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

/** The input of a list of orders; the latest come first, so the order is not the asker's to choose. */
export const salesInput = listInput({}, [])
  .omit({ orderBy: true })
  .extend({
    status: z.enum(SALE_STATUSES).nullish(),
    /** An order's id or the number of its receipt, whole. */
    words: z.string().trim().max(100).nullish(),
    /** Whose they are; `words` or one of these has to fit. */
    buyer_ids: z.array(z.string().min(1).max(64)).max(TAKE_LIMIT).nullish(),
    /** When it was ordered. */
    created_at: timeFilter.nullish(),
  });
export type SalesInput = z.infer<typeof salesInput>;
