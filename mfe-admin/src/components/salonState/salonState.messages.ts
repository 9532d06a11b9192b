import { defineMessages } from '@athenaeum/messages';

export const salonStateText = defineMessages('adminSalonStates', {
  upcoming: 'Upcoming',
  scheduled: 'Scheduled',
  draft: 'Draft',
  off: 'Called off',
  past: 'Past',
});
