import { defineMessages } from '@athenaeum/messages';

export const memberSectionText = defineMessages('adminMemberSections', {
  identity: 'Identity',
  subscription: 'Subscription',
  purchases: 'Purchases',
  seats: 'RSVPs',
  sessions: 'Sessions',
  referrals: 'Referrals',
  mail: 'Emails sent',
  roles: 'Roles',
  history: 'History',
  access: 'Sign-in',
});
