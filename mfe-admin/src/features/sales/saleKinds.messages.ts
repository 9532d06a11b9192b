import { defineMessages } from '@athenaeum/messages';

export const saleKindText = defineMessages('adminSaleKinds', {
  coaching: 'Coaching and portfolio',
  memberships: 'Memberships',
  seats: 'Seats',
});
