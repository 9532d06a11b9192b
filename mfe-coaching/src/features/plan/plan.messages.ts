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
  history: 'Time history',
  historyNotLoaded: 'We couldn’t load your history.',
  purchases: 'Purchases and receipts',
  purchasesNotLoaded: 'We couldn’t load your purchases',
  somePurchasesNotLoaded: 'We couldn’t load some of your purchases',
  timeAvailable: 'Time Available',
  held: 'Held for upcoming sessions',
  free: 'Free to book',
});

export const shopText = defineMessages('coachingShop', {
  time: 'Coaching time',
  timeNote: 'For sessions with any of our strategists.',
  portfolios: 'Portfolios',
  portfoliosNote: 'Written with you, by one writer.',
  addOns: 'Add-ons',
  addOnsNote: 'For a portfolio you already have.',
});
