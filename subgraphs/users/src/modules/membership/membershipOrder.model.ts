import { randomUUID } from 'node:crypto';
import { language, MEMBERSHIP_ORDER_STATUSES } from '@athenaeum/users-contract';
import { joinReads } from '@athenaeum/kit';
import { refundFields } from '@athenaeum/kit/sales';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** An order of a year of membership; until it is paid, there need not be an account. */
const membershipOrderSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    /** The buyer's account, or the id of the one that the payment will create. */
    user_id: { type: String, required: true },
    first_name: { type: String, required: true },
    last_name: { type: String, required: true },
    email: { type: String, required: true, lowercase: true },
    /** SHA-256 of the secret of the browser that began the order. */
    claim_hash: { type: String, required: true },
    /** Whether the buyer had shown that the address is their own. */
    holds_address: { type: Boolean, required: true, default: false },
    /** The browser's language, in which the new account is written to. */
    browser_language: { type: String, default: null, enum: [...language.options, null] as const },
    /** In the smallest unit of the currency. */
    total: { type: Number, required: true },
    currency: { type: String, required: true },
    status: { type: String, required: true, enum: MEMBERSHIP_ORDER_STATUSES, default: 'open' },
    created_at: { type: Number, required: true },
    /** When it can no longer be paid. */
    expires_at: { type: Number, required: true },
    /** When the details of an unpaid order are deleted; null once it is paid. */
    forget_at: { type: Date, default: null },

    // Set once the provider has reported the outcome.
    /** When we learned of it, by our clock, so that a late report does not shorten the hour for the password. */
    settled_at: { type: Number, default: null },
    paid_at: { type: Number, default: null },
    provider: { type: String, default: null },
    customer_id: { type: String, default: null },
    invoice_id: { type: String, default: null },
    /** Paid by somebody who has not shown that the address is theirs, for an existing account: it has no effect yet. */
    awaits_confirmation: { type: Boolean, default: false },
    /** Whether this payment created the account; otherwise an existing membership was extended. */
    made_account: { type: Boolean, default: null },
    /** End of the membership that was paid for. */
    ends_at: { type: Number, default: null },

    ...refundFields,
    /** When all of it was refunded. */
    refunded_at: { type: Number, default: null },
  },
  { collection: 'membership_orders', versionKey: false },
);
membershipOrderSchema.plugin(joinReads);

// Pressing Continue twice in one browser is one order, with one page to pay on, and is paid once.
membershipOrderSchema.index(
  { claim_hash: 1, email: 1 },
  { unique: true, partialFilterExpression: { status: 'open' } },
);
// Removes names and addresses of buyers who did not pay.
membershipOrderSchema.index({ forget_at: 1 }, { expireAfterSeconds: 0 });
// A member's own orders, newest first.
membershipOrderSchema.index({ user_id: 1, paid_at: -1 });
// Orders of a period, newest first.
membershipOrderSchema.index({ created_at: -1, _id: 1 });

export type MembershipOrderRow = InferRawDocTypeFromSchema<typeof membershipOrderSchema>;
export const MembershipOrder = model<MembershipOrderRow>('MembershipOrder', membershipOrderSchema);
