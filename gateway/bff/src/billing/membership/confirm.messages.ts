import { defineMessages } from '@athenaeum/messages';

/** Pages behind the mail about a membership that somebody paid for. */
export const confirmText = defineMessages('membershipConfirm', {
  title: 'Confirm your email',
  why: 'A membership was paid for with your email. Confirm that the email is yours, and the membership is added to your account.',
  confirm: 'Confirm my email',
  confirmed: 'Your email is confirmed',
  yours: 'Your membership is ready to use.',
  openAgain: 'Please open the link in the email again, or ask member support.',
});
