import { defineMessages } from '@athenaeum/messages';

export const setPasswordPageText = defineMessages('communitySetPasswordPage', {
  title: 'Set your password',
  lead: 'Your membership is paid. One more step and you’re in.',
  looking: 'Looking for your payment',
  isIn: "You're in! Give us a minute to create your account...",
  isInLead: 'A few questions come next, so we can get to know you.',
  unusable: 'This link no longer works',
  unusableLead: 'Links work once, for 60 minutes. We’ll send you another.',
  hasPassword: 'Have a password? <link>Log in</link>',
});
