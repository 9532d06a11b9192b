import { defineMessages } from '@athenaeum/messages';

export const giveUpText = defineMessages('learningGiveUp', {
  title: 'Give up your seat?',
  keep: 'Keep my seat',
  giveUp: 'Give up my seat',
  paid: 'You paid {price} for it. Member support will email you about your payment.',
  backOnSale: 'The event is full, and your seat goes back on sale. You may not get it back.',
  toWaitlist:
    'The event is full, and your seat goes to the first person on the waitlist. You may not get it back.',
  tenSeconds:
    'You have ten seconds to change your mind. After that, we’ll email you and update your calendar.',
});
