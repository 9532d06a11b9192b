import * as z from 'zod/mini';
import { id } from './id';

/** From here on a recording counts as watched, permanently. */
export const WATCHED_FROM = 0.95;

const fraction = z
  .number('Progress is a fraction from 0 to 1')
  .check(z.gte(0, 'Progress is a fraction from 0 to 1'), z.lte(1, 'Progress is a fraction from 0 to 1'));

/** Exactly one of `salon_id` and `campaign_id` (the same salon by its name in the CRM). */
export const createProgressInput = z
  .object({ salon_id: z.nullish(id), campaign_id: z.nullish(id), user_id: id, progress: fraction })
  .check(
    z.refine(({ salon_id, campaign_id }) => Boolean(salon_id) !== Boolean(campaign_id), {
      error: 'Name one recording',
      path: ['salon_id'],
    }),
  );

export const updateProgressInput = z.object({ id, progress: fraction });
