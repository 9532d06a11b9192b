import { defineMessages } from '@athenaeum/messages';

export const checkoutText = defineMessages('coachingCheckout', {
  failed: 'Something went wrong. Please try again.',
  notLoaded: 'We couldn’t load your order.',
  retry: 'Retry',
  nothingLost: 'Nothing is lost. Anything you paid for will appear here.',
  notFound: 'We couldn’t find that order.',
  listedBelow: 'Your purchases are listed below.',
  oneMoment: 'One moment.',
  checking: 'We’re checking your order.',
  pay: 'Continue to payment',
  confirmed: 'Thank you, your payment is confirmed.',
  declined: 'Your payment was declined.',
  chooseAnotherCard: 'You haven’t been charged. Choose again below and pay with another card.',
  discarded: 'You discarded this order.',
  expired: 'This order expired before it was paid.',
  chooseAgain: 'You haven’t been charged. You can choose again below.',
  notComplete: 'Your payment isn’t complete.',
  kept: 'You haven’t been charged. We’ll keep your order for now.',
  waiting: 'Waiting for your payment to be confirmed.',
  waitingWhy: 'This takes a few seconds. You can leave this page; your order will be in your purchases.',
  several: '{count} × {title}',
  bought: '{what}.',
  boughtAndTotal: '{what}. You now have {total} of coaching time.',
  boughtAndHeld:
    '{what}. You now have {total} of coaching time: {free} free to book and {held} held for upcoming sessions.',
});
