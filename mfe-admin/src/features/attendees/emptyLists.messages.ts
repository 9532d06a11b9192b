import { defineMessages } from '@athenaeum/messages';

export const emptyListText = defineMessages('adminEmptyLists', {
  attending: 'No one has a seat yet.',
  waiting: 'No one is on the waitlist.',
  invited: 'No one has been invited yet.',
  cancelled: 'No one has cancelled.',
});
