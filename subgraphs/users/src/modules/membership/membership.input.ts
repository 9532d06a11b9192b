import { settlementInput } from '@athenaeum/kit/sales';
import { BILLING_PROVIDERS, language, signUpInput } from '@athenaeum/users-contract';
import * as z from 'zod';

const id = z.string().min(1).max(200);
const hash = z.string().min(1).max(100);

export const placeMembershipOrderInput = z.object({
  claim_hash: hash,
  /** In the smallest unit of the currency. */
  total: z.number().int().positive(),
  currency: z.string().length(3),
  buyer: z.union([z.strictObject({ user_id: id }), signUpInput]),
  /** Whether the buyer has shown that the address is their own; anybody signed in has. */
  holds_address: z.boolean().nullish(),
  browser_language: z.nullish(language),
});
export type PlaceMembershipOrder = z.infer<typeof placeMembershipOrderInput>;

export const membershipClaimInput = z.object({ id, claim_hash: hash });
export type MembershipClaim = z.infer<typeof membershipClaimInput>;

export const settleMembershipOrderInput = settlementInput(z.enum(BILLING_PROVIDERS));
export type MembershipSettlement = z.infer<typeof settleMembershipOrderInput>;
export type MembershipPayment = Extract<MembershipSettlement, { outcome: 'paid' }>;
