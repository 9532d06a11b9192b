import { defineMessages } from '@athenaeum/messages';

export const signInsText = defineMessages('communitySignIns', {
  title: 'Where you’re signed in',
  about: 'If you don’t recognize one of these, sign it out and set a new password.',
  device: '{browser} on {system}',
  unknown: 'Unknown browser',
  isCurrent: 'This browser',
  times: 'Last used {used} · signed in {since}',
  end: 'Sign out<hidden> {device}, last used {used}</hidden>',
  ended: '{device} is signed out.',
  endOthers: 'Sign out everywhere else',
  othersEnded: 'You’re signed out everywhere else.',
  failed: 'This list did not load',
  loading: 'Loading where you’re signed in',
});
