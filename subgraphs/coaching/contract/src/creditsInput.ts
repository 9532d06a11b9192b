import * as z from 'zod/mini';
import { CREDIT_LIMITS } from './credits';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const MINUTES = `Choose a whole number of minutes, at most ${CREDIT_LIMITS.minutes}.`;

/** An adjustment of a member's time by staff. */
export const updateCreditsInput = z.strictObject({
  user_id: id,
  minutes: z.number(MINUTES).check(
    z.int(MINUTES),
    z.gte(-CREDIT_LIMITS.minutes, MINUTES),
    z.lte(CREDIT_LIMITS.minutes, MINUTES),
    z.refine((minutes) => minutes !== 0, MINUTES),
  ),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please say why.'),
      z.maxLength(CREDIT_LIMITS.reason, `Keep it to ${CREDIT_LIMITS.reason} characters`),
    ),
  /** Idempotency key, new for each form. */
  request_id: id,
});
export type UpdateCreditsInput = z.infer<typeof updateCreditsInput>;
