import { defineMessages } from '@athenaeum/messages';

export const signInText = defineMessages('signIn', {
  title: 'Sign in to continue',
  home: '{brand} is for members only.',
  page: 'Sign in with your {brand} account to open {page}.',
  signIn: 'Sign in',
});
