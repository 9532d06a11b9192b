import { defineMessages } from '@athenaeum/messages';

export const signUpPagesText = defineMessages('communitySignUpPages', {
  join: 'Become a member',
  promise: 'Salons, coaches and women who have already done it. You see the price before you pay.',
  invited: 'You’re invited to {brand}',
  whatItIs:
    '{brand} is a private membership for women who run companies and sit on their boards. Good conversation, an hour with the right coach, and someone to call before you decide. You see the price before you pay.',
  alreadyMember: 'Already a member? <link>Log in</link>',
  toForm: 'Go to the form',
  toFormAt: '{price} a year. Go to the form',
  payNext: 'You pay on the next page.',
  invite: 'Invite a friend',

  isMember: 'You’re a member',
  nothingToDo: 'There’s nothing left to sign up for.',
  home: 'Go to Home',

  membership: 'Your membership',
  loadingMembership: 'Loading your membership',
  ended: '{name}, it ended on {day}. Your account is as you left it. You see the price before you pay.',
  hasAccount:
    '{name}, your account is here, with everything in it as you left it. You see the price before you pay.',
  renew: 'Renew membership',

  cancelled: 'Nothing was paid',
  cancelledLead: 'You can pick up from here whenever you like.',
  back: 'Back to sign up',

  wait: 'One moment, please',
  confirming: 'Your payment is being confirmed.',
  goesOn: 'This page moves on by itself.',
  isLate:
    'This is taking longer than usual. You can close this page: we’ll email you as soon as the payment is confirmed.',
  elsewhere: 'This checkout started somewhere else',
  elsewhereLead: 'If you’ve paid, the email we sent you works on any device.',
  notPaid: 'The payment didn’t go through',
  notPaidLead: 'Nothing was paid. You can try again.',
  openMail: 'Check your email',
  mailSent: 'Your membership is paid. We sent a link to get started to {email}.',
  welcomeBack: 'Welcome back',
  paid: 'Your membership is paid.',
  signIn: 'Sign in',
});
