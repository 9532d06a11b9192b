import { defineMessages } from '@athenaeum/messages';

export const sessionStateText = defineMessages('adminSessionStates', {
  Scheduled: 'Booked',
  Completed: 'Completed',
  Cancelled: 'Cancelled',
  'No-show': 'No-show',
});
