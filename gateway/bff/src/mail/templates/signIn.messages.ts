import { defineMessages } from '@athenaeum/messages';

/** About the way into an account. */
export const signInText = defineMessages('mailSignIn', {
  setPassword: 'Set a new password',
  signIn: 'Sign in',

  resetSubject: 'Set a new password for {brand}',
  resetPreview: 'The link works once, for {minutes} minutes.',
  canReset: 'You can set a new password here.',
  resetTerms:
    'The link works once, for {minutes} minutes. Afterwards you’re signed out everywhere else. If you didn’t ask for it, there’s nothing to do: your password stays as it is.',
  becauseReset: 'You’re getting this because a new password was requested for your email.',

  knownSubject: 'You already have an account at {brand}',
  knownPreview: 'Just sign in: there’s nothing to pay.',
  knownHeading: 'This email is already signed up',
  known:
    'Somebody started to sign up for {brand} with your email. It already has an account, so please sign in instead.',
  knownNotYou:
    'Wasn’t you? There’s nothing to do: your account stays as it is, and whoever entered your email wasn’t told that we know it.',
  becauseSignUp: 'You’re getting this because your email was entered in our sign-up form.',

  refusedSubject: 'Sign-ins to your {brand} account were refused',
  refusedPreview: 'Many wrong passwords were tried with your email.',
  refusedHeading: 'Sign-ins were refused',
  refused:
    'Many wrong passwords were tried with your email. None of them got in, and each further try has to wait longer.',
  refusedYou: 'Was it you? Setting a new password lets you in right away.',
  refusedNotYou:
    'Wasn’t you? You can still sign in wherever you have signed in before. If you use this password anywhere else, set a new one here.',
  becauseRefused: 'You’re getting this, once a day at most, because sign-ins to your account were refused.',

  deviceSubject: 'A new device signed in to your {brand} account',
  devicePreview: 'Was it you? Then there’s nothing to do.',
  deviceHeading: 'A new device signed in',
  deviceNew: 'Your account was signed in to on a device that we haven’t seen before.',
  when: 'When',
  device: 'Device',
  deviceOn: '{browser} on {system}',
  unknownBrowser: 'An unknown browser',
  deviceYou: 'Was it you? Then there’s nothing to do.',
  deviceNotYou: 'Wasn’t you? Sign that device out, and set a new password: it signs out every device.',
  seeDevices: 'See where you’re signed in',
  deviceHelp: 'If you need help, please write to {support}.',
  becauseSecurity: 'You’re getting this because it’s about how you sign in.',
});
