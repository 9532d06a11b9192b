import { defineMessages } from '@athenaeum/messages';

export const periodText = defineMessages('adminPeriod', {
  from: '{what} from',
  until: '{what} until',
  turned: 'Must be after the first day',
});
