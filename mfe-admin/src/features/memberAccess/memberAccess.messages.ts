import { defineMessages } from '@athenaeum/messages';

export const memberAccessText = defineMessages('adminMemberAccess', {
  sessionsEnded: { one: '1 session ended', other: '{count} sessions ended' },
  sessions: 'Sessions',
  signOut: 'Sign out everywhere',
  signOutTitle: 'Sign this member out everywhere?',
  signOutConfirm: 'Sign out',
  signOutExplained: 'They’ll have to sign in again in every browser.',
  twoStep: 'Two-step sign-in',
  resetAbout: 'For a lost phone or passkey. Verify the member’s identity first.',
  reset: 'Reset two-step sign-in',
  resetTitle: 'Reset two-step sign-in?',
  resetConfirm: 'Reset',
  resetDone: 'Two-step sign-in is reset',
  resetExplained:
    'This removes all passkeys and the authenticator app, and ends every session. The member is told by email. Verify the member’s identity first.',
});
