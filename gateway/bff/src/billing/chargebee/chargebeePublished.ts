import type * as Chargebee from 'chargebee';
import type { Reads } from '../port/reads';
import type * as answers from './chargebeeAnswers';
import type * as events from './chargebeeEvent';

/** What we read, checked against the types that Chargebee publishes with its library, which are made of its specification. */
export type ChargebeePublished = [
  Reads<typeof answers.hostedPage, Chargebee.HostedPage.CheckoutOneTimeForItemsResponse>,
  Reads<typeof answers.portalSession, Chargebee.PortalSession.CreateResponse>,
  Reads<typeof answers.oneSubscription, Chargebee.Subscription.RetrieveResponse>,
  Reads<typeof answers.subscriptions, Chargebee.Subscription.ListResponse>,
  Reads<typeof answers.customers, Chargebee.Customer.ListResponse>,
  Reads<typeof answers.refunded, Chargebee.Invoice.RefundResponse>,
  Reads<typeof answers.creditNotes, Chargebee.CreditNote.ListResponse>,
  Reads<typeof events.payment, { invoice: Chargebee.Invoice }>,
  Reads<typeof events.subscription, { subscription: Chargebee.Subscription }>,
];
