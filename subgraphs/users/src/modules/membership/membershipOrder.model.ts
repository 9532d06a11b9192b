import { randomUUID } from 'node:crypto';
import { language } from '@athenaeum/users-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

export const MEMBERSHIP_ORDER_STATUSES = ['open', 'paid', 'expired', 'refused'] as const;

/** A year of membership that somebody wants to pay for; until she has, there need not be an account. */
const membershipOrderSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    /** Whose account it is for: hers, or the one that the payment will make. */
    user_id: { type: String, required: true },
    first_name: { type: String, required: true },
    last_name: { type: String, required: true },
    email: { type: String, required: true, lowercase: true },
    /** SHA-256 of the secret that the browser which began it holds. */
    claim_hash: { type: String, required: true },
    /** Whether the buyer had shown that the address is their own. */
    holds_address: { type: Boolean, required: true, default: false },
    /** What the browser that began it asks for: the account that is made of it is written to in it. */
    browser_language: { type: String, default: null, enum: [...language.options, null] as const },
    /** In the smallest unit of the currency. */
    total: { type: Number, required: true },
    currency: { type: String, required: true },
    status: { type: String, required: true, enum: MEMBERSHIP_ORDER_STATUSES, default: 'open' },
    created_at: { type: Number, required: true },
    /** Until when it can be paid. */
    expires_at: { type: Number, required: true },
    /** What was typed by somebody who never paid is not kept; null once it is paid. */
    forget_at: { type: Date, default: null },

    // Known once the provider has said what became of it.
    /** When we learned of it; by our clock, so that a late report does not take her hour away. */
    settled_at: { type: Number, default: null },
    paid_at: { type: Number, default: null },
    provider: { type: String, default: null },
    customer_id: { type: String, default: null },
    invoice_id: { type: String, default: null },
    /** Paid by somebody who has not shown that the address is theirs, for an account that was there: nothing follows yet. */
    awaits_confirmation: { type: Boolean, default: false },
    /** Whether the account was made by this payment; otherwise it was there and its membership went on. */
    made_account: { type: Boolean, default: null },
    /** Until when the membership runs that was paid for. */
    ends_at: { type: Number, default: null },
  },
  { collection: 'membership_orders', versionKey: false },
);

// Pressing Continue twice in one browser is one order: it has one page to pay on, and is paid once.
membershipOrderSchema.index(
  { claim_hash: 1, email: 1 },
  { unique: true, partialFilterExpression: { status: 'open' } },
);
// Names and addresses of those who did not join leave by themselves.
membershipOrderSchema.index({ forget_at: 1 }, { expireAfterSeconds: 0 });
// "What have I bought", newest first.
membershipOrderSchema.index({ user_id: 1, paid_at: -1 });
// What was ordered in a period, newest first.
membershipOrderSchema.index({ created_at: -1, _id: 1 });

export type MembershipOrderRow = InferRawDocTypeFromSchema<typeof membershipOrderSchema>;
export const MembershipOrder = model<MembershipOrderRow>('MembershipOrder', membershipOrderSchema);
