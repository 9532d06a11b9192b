/** What a payment provider may say of an order. */
export const MEMBERSHIP_ORDER_OUTCOMES = ['paid', 'expired', 'refused'] as const;
export const MEMBERSHIP_ORDER_STATUSES = ['open', ...MEMBERSHIP_ORDER_OUTCOMES] as const;

/** What the browser that began an order can do next: wait, set the password, open the mail, or sign in. */
export const CLAIM_STEPS = ['wait', 'password', 'mail', 'sign-in'] as const;
export type ClaimStep = (typeof CLAIM_STEPS)[number];

export const BILLING_PROVIDERS = ['stripe', 'chargebee', 'embedded'] as const;

/** From the checkout to the finished intake. */
export const JOINING_STEPS = ['checkout', 'account', 'agreement', 'intake'] as const;
