import { defineMessages } from '@athenaeum/messages';

export const seatsText = defineMessages('boughtSeats', {
  facts: '{time} · {place} · one seat',
  refundDue: 'Refund to be settled',
  event: 'Event {status}',
  paid: 'Paid',
});
