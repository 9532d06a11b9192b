import { defineMessages } from '@athenaeum/messages';

export const planText = defineMessages('coachingPlan', {
  title: 'Manage plan',
  lead: 'Your coaching time, your plan, and everything you’ve bought.',
  loading: 'Loading your plan',
  notLoaded: 'We couldn’t load your plan',
  timeNotLoaded: 'We couldn’t load your coaching time',
  shopNotLoaded: 'We couldn’t load the shop',
  yours: 'Your plan',
  subscriptionLoading: 'Loading your subscription',
  subscriptionNotLoaded: 'We couldn’t load your subscription',
  seats: 'Seats you bought',
  subscriptions: 'All subscriptions',
  history: 'Time history',
  historyNotLoaded: 'We couldn’t load your history.',
  purchases: 'Purchases and receipts',
  purchasesNotLoaded: 'We couldn’t load your purchases',
  somePurchasesNotLoaded: 'We couldn’t load some of your purchases',
  timeAvailable: 'Time Available',
  held: 'Held for upcoming sessions',
  free: 'Free to book',
  used: 'Used',
  seeHistory: 'See how it was used',
});

export const yourPlanText = defineMessages('yourPlan', {
  current: 'Current plan',
  renews: 'Renews',
  ends: 'Ends',
  paid: 'Last paid',
  since: 'Since',
  none: 'You don’t have a subscription.',
  portal: 'Open the billing portal',
});

export const shopText = defineMessages('coachingShop', {
  time: 'Add coaching time',
  timeNote: 'For sessions with any of our strategists.',
  packages: 'How much time',
  perHour: '{price} an hour',
  perHourSaved: '{price} an hour, you save {saved}',
  toPayment: 'Continue to payment, {total}',
  portfolios: 'Portfolios and add-ons',
  portfoliosNote: 'Written with you, by one writer. Add-ons are for a portfolio you already have.',
});
