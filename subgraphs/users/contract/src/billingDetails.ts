import * as z from 'zod/mini';

/** Maximum lengths of what a member wants printed on invoices, in characters. */
export const BILLING_DETAILS_LIMITS = { company: 120, address: 400, tax_id: 40 } as const;

const atMost = (max: number) => z.maxLength(max, `Keep it to ${max} characters`);
const line = (max: number) =>
  z.string().check(z.trim(), atMost(max), z.regex(/^[^\r\n]*$/, 'Keep it to one line'));

/** The recipient of a member's invoices; an empty text counts as missing. */
export const billingDetailsInput = z.strictObject({
  company: line(BILLING_DETAILS_LIMITS.company),
  /** Several lines, as on an envelope. */
  address: z.string().check(z.trim(), atMost(BILLING_DETAILS_LIMITS.address)),
  tax_id: line(BILLING_DETAILS_LIMITS.tax_id),
});
export type BillingDetailsInput = z.infer<typeof billingDetailsInput>;
