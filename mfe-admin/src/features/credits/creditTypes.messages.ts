import { defineMessages } from '@athenaeum/messages';

export const creditTypeText = defineMessages('adminCreditTypes', {
  purchase: 'Bought',
  hold: 'Held for a session',
  release: 'Released',
  debit: 'Used',
  adjustment: 'Adjusted by staff',
});
