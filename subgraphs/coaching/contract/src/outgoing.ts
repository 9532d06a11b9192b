import * as z from 'zod/mini';

/** The messages of this domain to other systems, as they are in the outbox. For servers only. */

const id = z.string().check(z.minLength(1), z.maxLength(200));

/** To the buyer: the order, read when it is sent. */
export const orderReceipt = {
  channel: 'mail',
  kind: 'order_receipt',
  payload: z.strictObject({ order_id: id }),
};

/** A purchase, for the users domain. */
export const productsBought = {
  channel: 'billing',
  kind: 'products_bought',
  payload: z.strictObject({
    user_id: id,
    provider: id,
    /** The customer's id at the provider. */
    customer_id: id,
    invoice_id: id,
    product_ids: z.array(id).check(z.minLength(1)),
    /** Epoch ms. */
    bought_at: z.number(),
  }),
};

/** The recipient of a mail about a session. */
export const SESSION_PARTIES = ['member', 'coach'] as const;
export type SessionParty = (typeof SESSION_PARTIES)[number];

/** A state of a session, by its calendar sequence: sent only while it is the current one. */
const aboutSession = z.strictObject({ session_id: id, sequence: z.number(), to: z.enum(SESSION_PARTIES) });

export const sessionConfirmation = { channel: 'mail', kind: 'session_confirmation', payload: aboutSession };
export const sessionChange = { channel: 'mail', kind: 'session_change', payload: aboutSession };
/** The place has changed, at the same time. */
export const sessionPlace = { channel: 'mail', kind: 'session_place', payload: aboutSession };
export const sessionCancellation = { channel: 'mail', kind: 'session_cancellation', payload: aboutSession };
/** Reminder, the day before. */
export const sessionReminder = { channel: 'mail', kind: 'session_reminder', payload: aboutSession };

/** A member's right to review a coach may have changed: the current right is read when it is delivered. */
export const reviewRightChanged = {
  channel: 'coaching',
  kind: 'review_right',
  payload: z.strictObject({ user_id: id, coach_id: id }),
};

/** A portfolio was delivered, so that the member may review it. The kind's name dates from when paying for one was enough. */
export const portfolioDelivered = {
  channel: 'coaching',
  kind: 'portfolio_bought',
  payload: z.strictObject({ user_id: id }),
};

/**
 * Mails about a portfolio: to member support when one was ordered, to the member when it was begun, a draft waits or it is
 * delivered, to the writer when the member has answered.
 */
export const PORTFOLIO_NEWS = ['ordered', 'begun', 'draft', 'approved', 'changes', 'delivered'] as const;
export type PortfolioNews = (typeof PORTFOLIO_NEWS)[number];

/** A step of a portfolio, by its number: sent only while no later one was taken. */
export const portfolioNews = {
  channel: 'mail',
  kind: 'portfolio_news',
  payload: z.strictObject({ portfolio_id: id, step: z.number(), news: z.enum(PORTFOLIO_NEWS) }),
};

const DAY = 86_400_000;

/** When a reminder of a session is due, epoch ms. */
export const sessionReminderTime = ({ session_date }: { session_date: number }): number => session_date - DAY;
