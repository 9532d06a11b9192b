import { defineMessages } from '@athenaeum/messages';

export const memberRsvpText = defineMessages('memberRsvp', {
  unchanged: 'Nothing has changed.',
  retry: 'Retry',
  continueToPayment: 'Continue to payment',
  continuing: 'Continuing to payment',
  askAgain: 'Ask again',
  giveUpFull: 'Give up your seat? The event is full, so it goes to the first person on the waitlist.',
  giveUpPaid: 'Give up your seat? You paid for it, so member support will email you about your payment.',
  giveUpPaidFull:
    'Give up your seat? You paid for it, so member support will email you about your payment. The event is full: your seat goes back on sale.',
  waitingToPay: 'Paid seats aren’t passed down the line. Ask again to see if one has opened up.',
  held: 'Seat held',
  heldWhilePaying: 'We’re holding your seat for a few minutes while you pay.',
  live: 'Live now',
});
