import { defineMessages } from '@athenaeum/messages';

export const salonStatusText = defineMessages('adminSalonStatus', {
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  appears: 'Goes live {day}',
});
