import { defineMessages } from '@athenaeum/messages';

export const signInPageText = defineMessages('signInPage', {
  welcomeBack: 'Welcome back',
  lead: 'Sign in to pick up where you left off.',
  enterEmail: 'Enter your email.',
  password: 'Password',
  enterPassword: 'Enter your password.',
  forgot: 'Forgot your password?',
  notYet: 'Not a member yet? <signUp>Sign up</signUp>',
  wrong: 'That email and password do not match. Try again.',
  wrongPasskey: 'That passkey did not work. Try again, or use your password.',
  limited: 'That was a lot of tries. Please wait a minute, then try again.',
  slowed:
    'There were a lot of wrong tries with this email. Please wait a little, then try again, or set a new password: it lets you in right away.',
  away: 'You can’t sign in right now. Please try again in a moment.',

  againTitle: 'Sign in again',
  again: 'Let’s start over',
  againWhy: 'This sign-in was started too long ago, or in another browser.',
  awayTitle: 'Not right now',
  oneMoment: 'One moment, please',
  awayWhy: 'You can’t sign in right now. Nothing is lost; please try again shortly.',
  tryAgain: 'Try again',
});
