import { defineMessages } from '@athenaeum/messages';

/** What was paid for: a membership, an order, a seat. */
export const membershipText = defineMessages('mailMembership', {
  welcome: 'Welcome to {brand}',
  goesOnSubject: 'Your {brand} membership continues',
  welcomeBack: 'Welcome back',
  setPasswordPreview: 'Set your password to get started.',
  memberUntilPreview: 'You’re a member until {day}.',
  paidThanks: 'Your membership is paid. Thank you.',
  setPassword: 'Set your password',
  linkWorksOnce: 'The link works once, for 60 minutes. If it has expired, its page sends you a new one.',
  confirmEmail: 'Confirm your email',
  signIn: 'Sign in',
  oneYear: 'Membership, one year',
  paid: 'Paid',
  memberUntil: 'Member until',
  receipt: 'Receipt',
  becausePaid: 'You’re getting this because your email was used to pay for membership in {brand}.',

  confirmSubject: 'Confirm your {brand} membership',
  confirmPreview: 'Somebody paid for a year with your email.',
  wasItYou: 'Was it you?',
  paidForYou:
    'A year of membership was paid for with your email, which already has an account. Confirm that it was for you, and we’ll add the year.',
  confirmMembership: 'Confirm my membership',
  notForYou:
    'Not for you? Just ignore this: nothing in your account was shown or changed. {support} can tell you more.',

  receiptSubject: 'Your receipt from {brand}',
  thankYou: 'Thank you',
  received: 'We have received your payment.',
  total: 'Total',
  viewPlan: 'View your plan',
  viewEvent: 'View the event',
  becauseBought: 'You’re getting this because you bought something from us.',
});
