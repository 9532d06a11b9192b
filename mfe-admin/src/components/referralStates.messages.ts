import { defineMessages } from '@athenaeum/messages';

export const referralStateText = defineMessages('adminReferralStates', {
  sent: 'Sent',
  joined: 'Joined',
  member: 'Member',
  closed: 'Closed',
});
