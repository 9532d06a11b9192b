import { defineMessages } from '@athenaeum/messages';

/** To member support, and about what staff do to an account. */
export const deskText = defineMessages('mailDesk', {
  emailChange: 'Email Change Request',
  asksHeading: '{name} asks for another address',
  asksForAddress: '{name} asks for another address.',
  wantsAddress: '{name} asks for another address for the account.',
  oldEmail: 'Old email',
  newEmail: 'New email',
  member: 'Member',
  inTheirWords: 'In the member’s words:',
  decide: 'Decide it',
  becauseSupport: 'You’re getting this because you are member support.',

  refundSubject: 'To be refunded: {amount}, {title}',
  refundPreview: '{member} paid {amount}. {why}',
  refundHeading: 'A payment to settle',
  email: 'Email',
  event: 'Event',
  amount: 'Amount',
  provider: 'Provider',
  customer: 'Customer',
  receipt: 'Receipt',
  settle:
    'Nothing is paid back automatically: please settle it with the provider, then note it in the queue.',
  seeRequest: 'See the request',
  theEvent: 'The event',
  becauseMembers: 'You’re getting this because you look after members.',

  secondStepReset: 'Your second step was reset',
  setUpAgain: 'Sign in with your password to set it up again.',
  removed:
    'An admin of {brand} has removed this from your account, and signed you out everywhere: {removed}. Sign in with your password to set it up again.',
  notAsked: 'If you did not ask for this, please write to {support} right away.',
  becauseSignIn: 'You’re getting this because it’s about how you sign in.',

  deletionSubject: 'Your {brand} account will be deleted',
  deletionPreview: 'On {day}, unless you change your mind.',
  deletionHeading: 'Your account will be deleted',
  deletionAsked: 'You asked us to delete your account and everything you have written.',
  on: 'On',
  untilThen: 'Until then nothing changes. You can take it back in your profile, under Account settings.',
  becauseDeletion: 'You’re getting this because of what you asked for in your account.',
});
