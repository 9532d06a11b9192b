import { defineMessages } from '@athenaeum/messages';

/** On the way to paying, and in the test checkout. */
export const checkoutText = defineMessages('checkout', {
  awayTitle: 'Not right now',
  oneMoment: 'One moment, please',
  nothingPaid: 'Nothing has been paid, and your order is kept.',
  retry: 'Retry',
  nothingTitle: 'Nothing to pay',
  nothing: 'There is nothing to pay here',
  whereItIs: 'What you bought is with your plan; your seats are with your events.',
  toPlan: 'Go to your plan',
  toEvents: 'Go to your events',
  noPortalTitle: 'No billing portal',
  noPortal: 'You don’t have a billing portal yet',
  withFirstPayment: 'It opens with your first payment.',

  checkout: 'Checkout',
  testCheckout:
    'A test checkout: no money moves. <paying>4242 4242 4242 4242</paying> pays, <declined>4000 0000 0000 0002</declined> is declined, with any future date and any code.',
  cardNumber: 'Card number',
  expiry: 'Expiry',
  expiryForm: 'MM / YY',
  cvc: 'CVC',
  pay: 'Pay',
  cancel: 'Cancel',
  yourOrder: 'Your order',
  total: 'Total',
  membershipYear: '{brand} membership, one year',
  declined: 'Your card was declined. Nothing has been paid; please try another card.',
});
