import { defineMessages } from '@athenaeum/messages';

export const subscribeText = defineMessages('learningSubscribe', {
  subscribe: 'Subscribe to Calendar',
  notOpened: 'We couldn’t open this. Please try again.',
  google: 'Google Calendar',
  other: 'Outlook / Other',
});
