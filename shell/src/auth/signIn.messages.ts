import { defineMessages } from '@athenaeum/messages';

export const signInText = defineMessages('signIn', {
  title: 'Sign in to continue',
  home: '{brand} is for members only.',
  page: '{page} is for {brand} members.',
  signIn: 'Sign in',
});
