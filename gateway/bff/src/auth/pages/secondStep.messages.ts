import { defineMessages } from '@athenaeum/messages';

/** The second step of signing in, and passkeys. */
export const secondStepText = defineMessages('secondStep', {
  oneMoreStep: 'One more step',
  showItsYou: 'Show us it’s you.',
  showByPasskey: 'Show us it’s you, with your passkey.',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  goOn: 'Continue',
  worksAt: 'Your passkey works at <origin>{origin}</origin>',
  lost: 'Lost it? Write to <support>{support}</support>',

  setUp: 'Set up a second step',
  staffNeedIt: 'Staff sign in with more than a password.',
  scan: 'Scan this with an authenticator app, or type the key into it.',
  qrCode: 'QR code for your authenticator app',
  newCodeHint: 'The six digits your app shows now.',
  ifLost: 'If you lose it, write to <support>{support}</support>',

  recoveryCodes: 'Your recovery codes',
  keepThem: 'Keep them where you keep passwords. Each one signs you in once if you lose your app.',
  kept: 'I’ve saved them',

  usePasskey: 'Use a passkey',
  passkeyFailed: 'No passkey was used. Try again, or use your password.',
  byFingerprint: 'Sign in with your fingerprint, face or screen lock.',
  passkeyNotMade: 'No passkey was made. Try again, or use an app.',
  orUseApp: 'Or use an authenticator app',
});
