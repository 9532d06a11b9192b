import { defineMessages } from '@athenaeum/messages';

export const requestKindText = defineMessages('adminRequestKinds', {
  address: 'Email change',
  deletion: 'Account deletion',
  refund: 'Refund',
});
