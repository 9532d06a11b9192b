import { defineMessages } from '@athenaeum/messages';

export const membershipBandText = defineMessages('communityMembershipBand', {
  ended: 'Your year ended on {day}',
  comeBack: 'Pick up where you left off',
  anotherYear: '{price} for another year',
  asYouLeftIt: 'The room is as you left it.',
  renew: 'Renew membership',

  begin: 'Start your year',
  oneYear: '{price} for one year',
  isReady: 'Your account is ready. The year starts when you do.',
  join: 'Become a member',

  failed: 'Your membership did not load',
});
