import type Stripe from 'stripe';
import type { Reads } from '../port/reads';
import type * as answers from './stripeAnswers';
import type * as events from './stripeEvent';

/** What we read, checked against Stripe's specification, of which the types of its library are made (`OPENAPI_VERSION` there). */
export type StripePublished = [
  Reads<typeof answers.checkoutSession, Stripe.Checkout.Session>,
  Reads<typeof answers.portalSession, Stripe.BillingPortal.Session>,
  Reads<typeof answers.subscriptions, Stripe.ApiList<Stripe.Subscription>>,
  Reads<typeof answers.customers, Stripe.ApiList<Stripe.Customer>>,
  Reads<typeof answers.refund, Stripe.Refund>,
  Reads<typeof answers.refunds, Stripe.ApiList<Stripe.Refund>>,
  Reads<typeof answers.invoicePayments, Stripe.ApiList<Stripe.InvoicePayment>>,
  Reads<typeof events.checkoutSession, Stripe.Checkout.Session>,
  Reads<typeof events.subscription, Stripe.Subscription>,
];
