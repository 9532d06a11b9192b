import { defineMessages } from '@athenaeum/messages';

export const signUpText = defineMessages('communitySignUp', {
  form: 'Sign up',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  logIn: 'Log in',
  next: 'Continue',
  leaving: 'Continuing to payment',
  stillNeeded: 'Still needed: {fields}.',
  ownData: 'What we keep about you is yours: <link>download your data</link>.',
});
