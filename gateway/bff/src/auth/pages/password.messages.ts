import { defineMessages } from '@athenaeum/messages';

/** Pages that set or reset a password. */
export const passwordText = defineMessages('passwordPages', {
  forgot: 'Forgot your password?',
  weSendLink: 'We’ll send you a link to set a new one.',
  sendLink: 'Send the link',
  backToSignIn: 'Back to sign in',
  sentTitle: 'Password reset sent',
  sent: 'Password reset sent.',
  onItsWay: 'If this address has an account, the link is on its way. It works once, for 60 minutes.',
  setNew: 'Set a new password',
  rules:
    '8 to 50 characters, with a lowercase and an uppercase letter, a number and one of <signs>! @ # $ % ^ & *</signs>',
  newPassword: 'New password',
  verify: 'Verify password',
  set: 'Set password',
  isSet: 'Your password is set',
  signedOut: 'You’re signed out everywhere. Sign in with your new password.',
  worksOnce: 'It works once, for 60 minutes.',
  askAnother: 'Get a new link',
});
