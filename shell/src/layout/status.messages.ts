import { defineMessages } from '@athenaeum/messages';

export const statusText = defineMessages('status', {
  offline: 'You are offline.',
  offlineMore: 'What is on the page stays. We will keep trying.',
  unreachable: '{brand} cannot be reached right now.',
  partial: 'Some parts are not available right now.',
  keepTrying: 'We will keep trying.',
  ended: 'Your session ended.',
  endedMore: 'Sign in again to continue. Your edits are still here.',
});
