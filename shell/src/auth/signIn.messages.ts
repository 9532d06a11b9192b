import { defineMessages } from '@athenaeum/messages';

export const signInText = defineMessages('signIn', {
  title: 'Sign in to continue',
  home: '{brand} is for members only.',
  page: 'Use your {brand} account to open {page}.',
  signIn: 'Sign in',
});
