import { defineMessages } from '@athenaeum/messages';

export const contentStateText = defineMessages('adminContentStates', {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Draft',
  off: 'Called off',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
});
