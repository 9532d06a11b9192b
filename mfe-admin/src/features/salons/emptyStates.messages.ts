import { defineMessages } from '@athenaeum/messages';

export const emptyStateText = defineMessages('adminEmptySalons', {
  upcoming: 'No upcoming salons.',
  scheduled: 'No salons are scheduled to go live.',
  draft: 'No drafts.',
  off: 'No upcoming salons are cancelled or postponed.',
  past: 'No past salons.',
  all: 'No salons yet.',
});
