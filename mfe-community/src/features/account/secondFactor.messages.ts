import { defineMessages } from '@athenaeum/messages';

export const secondFactorText = defineMessages('communitySecondFactor', {
  title: 'Authenticator app',
  about: 'A second step after your password: a code from your phone. With a passkey, you need neither.',
  failed: 'This did not load',
  loading: 'Loading your authenticator app',
  setUp: 'Set up an app',
  state: 'Set up on {day}. Recovery codes left: {left}.',
  newCodes: 'New recovery codes',
  remove: 'Remove the app',

  setUpTitle: 'Set up an authenticator app',
  scan: 'Scan this with your app, or type in the key. Then enter the code it shows.',
  qrCode: 'QR code for your app',
  loadingKey: 'Making a key',
  next: 'Continue',
  digits: 'Six digits',

  code: 'Code',
  codeHint: 'Six digits from the app, or a recovery code',
  codeMissing: 'Enter the code',
  newCodesAbout: 'The codes you have now will stop working.',
  makeCodes: 'Get new codes',
  removeTitle: 'Remove the app?',
  removeAbout: 'From then on, your password alone signs you in.',
  removed: 'The app was removed.',

  codesTitle: 'Your recovery codes',
  codesAbout:
    'Keep them where you keep your passwords. Each one signs you in once if you lose your app. They won’t be shown again.',
  codesKept: 'I’ve saved them',
});
