import { defineMessages } from '@athenaeum/messages';

export const referralsText = defineMessages('adminReferrals', {
  referrals: 'Referrals',
  sent: 'Sent',
  closeOne: 'Close the referral of {name}',
  close: 'Close',
  closeTitle: 'Close the referral of {name}?',
  closeConfirm: 'Close referral',
  closeHint: 'Saved with this change. Neither person sees it.',
  closed: 'Referral closed',
  closeExplained: 'The referring member will see it as closed. If the friend joins later, it reopens.',
  states: 'Referral status',
  search: 'Search referrals',
  searchHint: 'Name, email, or company',
  none: 'No referrals yet',
  friend: 'Friend',
  referredBy: 'Referred by',
  email: 'Email',
  joined: 'Joined',
  becameMember: 'Became a member',
  closedOn: 'Closed {day}',
});
