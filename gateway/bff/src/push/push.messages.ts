import { defineMessages } from '@athenaeum/messages';

/** What a lock screen may show of what is between a member and the product. */
export const pushText = defineMessages('push', {
  coaching: 'You have news in Coaching',
  community: 'You have news in Community',
  opportunities: 'You have news in Opportunities',
  account: 'You have news about your account',
  open: 'Open {brand} to read it.',
});
