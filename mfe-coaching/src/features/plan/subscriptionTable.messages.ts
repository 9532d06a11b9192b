import { defineMessages } from '@athenaeum/messages';

export const subscriptionTableText = defineMessages('subscriptionTable', {
  caption: 'Subscriptions',
  yes: 'Yes',
  no: 'No',
});

/** Column headings by the keys that billing providers send. */
export const subscriptionColumnsText = defineMessages('subscriptionColumns', {
  name: 'Name',
  plan_id: 'Plan',
  status: 'Status',
  active: 'Active',
  created: 'Created',
  start_date: 'Start date',
  canceled_at: 'Canceled on',
  cancel_at: 'Cancels on',
  cancel_at_period_end: 'Cancels at period end',
  current_period_end: 'Current period ends',
  current_term_start: 'Current term starts',
  current_term_end: 'Current term ends',
});
