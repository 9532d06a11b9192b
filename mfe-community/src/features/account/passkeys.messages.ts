import { defineMessages } from '@athenaeum/messages';

export const passkeysText = defineMessages('communityPasskeys', {
  title: 'Passkeys',
  about: 'Sign in with your fingerprint, your face or your device’s lock. One tap, nothing to remember.',
  used: 'Last used {used} · added {added}',
  unused: 'Not used yet · added {added}',
  remove: 'Remove<hidden> {name}</hidden>',
  removed: '{name} was removed.',
  add: 'Add a passkey',
  notHere: 'This browser doesn’t support passkeys.',
  failed: 'Your passkeys did not load',
  loading: 'Loading your passkeys',

  form: 'A new passkey',
  intro: 'Give it a name you’ll recognize. Then your browser asks for your fingerprint, face or PIN.',
  name: 'Name',
  next: 'Continue',
  waiting: 'Waiting for your device',
  added: '{name} was added.',
  notAdded: 'No passkey was added.',
  isThere: 'This device already has one of your passkeys.',
  notMade: 'No passkey was created. Please try again.',
});
