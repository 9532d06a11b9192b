import { defineMessages } from '@athenaeum/messages';

export const confirmText = defineMessages('confirm', {
  title: 'Confirm it’s you',
  lead: 'We check before anything important changes.',
  password: 'Your password',
  missing: 'Enter your password.',
  confirm: 'Confirm',
  usePasskey: 'Use a passkey',
  noPasskey: 'No passkey was used. Please try again.',
  signInAgain: 'Sign in again',
  signInLead: 'Sign in again to do this. We will bring you right back to this page.',
  failed: 'Something went wrong. Please try again.',
  loading: 'Loading',
});
