import * as z from 'zod/mini';

/** Whether a role shall be among the member's saved ones. */
export const saveOpportunityInput = z.strictObject({
  /** Its id or its slug. */
  id: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  saved: z.boolean(),
});
export type SaveOpportunityInput = z.infer<typeof saveOpportunityInput>;
