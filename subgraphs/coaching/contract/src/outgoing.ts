import * as z from 'zod/mini';

/** What this domain has others told, as it stands in the outbox. Servers only; pages have no business here. */

const id = z.string().check(z.minLength(1), z.maxLength(200));

/** To her who paid: what she bought, read when it leaves. */
export const orderReceipt = {
  channel: 'mail',
  kind: 'order_receipt',
  payload: z.strictObject({ order_id: id }),
};

/** For the record of her purchases, which is not ours to keep. */
export const productsBought = {
  channel: 'billing',
  kind: 'products_bought',
  payload: z.strictObject({
    user_id: id,
    provider: id,
    /** What the provider calls her. */
    customer_id: id,
    invoice_id: id,
    product_ids: z.array(id).check(z.minLength(1)),
    /** Epoch ms. */
    bought_at: z.number(),
  }),
};

/** Whom a mail about a session is for. */
export const SESSION_PARTIES = ['member', 'coach'] as const;
export type SessionParty = (typeof SESSION_PARTIES)[number];

/** One state of a session, known by its calendar sequence: told of only while it is the present one. */
const aboutSession = z.strictObject({ session_id: id, sequence: z.number(), to: z.enum(SESSION_PARTIES) });

export const sessionConfirmation = { channel: 'mail', kind: 'session_confirmation', payload: aboutSession };
export const sessionChange = { channel: 'mail', kind: 'session_change', payload: aboutSession };
/** It takes place somewhere else, at the same time. */
export const sessionPlace = { channel: 'mail', kind: 'session_place', payload: aboutSession };
export const sessionCancellation = { channel: 'mail', kind: 'session_cancellation', payload: aboutSession };
/** The day before. */
export const sessionReminder = { channel: 'mail', kind: 'session_reminder', payload: aboutSession };

/** Whether she may review her coach may have changed: what is true is read when it leaves. */
export const reviewRightChanged = {
  channel: 'coaching',
  kind: 'review_right',
  payload: z.strictObject({ user_id: id, coach_id: id }),
};

/** A portfolio was delivered: from now on there is a writer to speak of. Its kind is as old as paying for one was enough. */
export const portfolioDelivered = {
  channel: 'coaching',
  kind: 'portfolio_bought',
  payload: z.strictObject({ user_id: id }),
};

/**
 * What a mail about a portfolio tells: to member support that one was ordered, to the member that it was begun, that a draft
 * waits or that it is delivered, to the writer how the member answered.
 */
export const PORTFOLIO_NEWS = ['ordered', 'begun', 'draft', 'approved', 'changes', 'delivered'] as const;
export type PortfolioNews = (typeof PORTFOLIO_NEWS)[number];

/** One step of a portfolio, known by its count: told of only while no later one has been taken. */
export const portfolioNews = {
  channel: 'mail',
  kind: 'portfolio_news',
  payload: z.strictObject({ portfolio_id: id, step: z.number(), news: z.enum(PORTFOLIO_NEWS) }),
};

const DAY = 86_400_000;

/** When a reminder of a session is due, epoch ms. */
export const sessionReminderTime = ({ session_date }: { session_date: number }): number => session_date - DAY;
