import { defineMessages } from '@athenaeum/messages';

/** What the gateway's pages have in common. */
export const pageText = defineMessages('page', {
  errorTitle: 'Error: {title}',
  home: 'Athenaeum, home',
  privacyPolicy: 'Privacy policy',
  memberAgreement: 'Member agreement',
  showPassword: 'Show what you type',
  signIn: 'Sign in',
  email: 'Email',
  linkDead: 'This link doesn’t work',
  linkUsed: 'This link no longer works',
});
