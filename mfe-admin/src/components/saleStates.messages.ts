import { defineMessages } from '@athenaeum/messages';

export const saleStateText = defineMessages('adminSaleStates', {
  paid: 'Paid',
  open: 'Not paid yet',
  refused: 'Declined',
  expired: 'Expired',
});
