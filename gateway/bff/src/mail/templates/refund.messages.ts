import { defineMessages } from '@athenaeum/messages';

/** To the member whose payment is settled by people, or was paid back. */
export const refundText = defineMessages('mailRefund', {
  subject: 'We’ll settle your payment for {title}',
  preview: '{amount}: member support knows.',
  heading: 'About your payment',
  noSeat: 'You don’t have a seat for this payment. {why}',
  event: 'Event',
  amount: 'Amount',
  receipt: 'Receipt',
  weSettleIt: 'Member support knows and will settle it with you. There’s nothing you need to do.',
  viewEvent: 'View the event',
  because: 'You’re getting this because you paid for a seat at an event.',
  seat_gone: 'The payment came after we had held the seat for 15 minutes, and no seat was free anymore.',
  event_off: 'The event isn’t taking place.',
  had_seat: 'The seat had already been paid for.',
  given_back: 'The seat was given up, or cancelled by us, after it had been paid for.',

  madeSubject: 'Your refund of {amount}',
  madePreview: '{title}',
  madeHeading: 'We’ve sent your refund',
  madeWhole: 'We’ve refunded your payment: {amount} is on its way back to you.',
  madePart: 'We’ve refunded a part of your payment: {amount} is on its way back to you.',
  purchase: 'Purchase',
  refunded: 'Refunded',
  madeWhen: 'It goes back to the card or account you paid with. Banks usually take 5 to 10 days.',
  becauseRefunded: 'You’re getting this because a payment of yours was refunded.',
});
