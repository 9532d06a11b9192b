import { defineMessages } from '@athenaeum/messages';

export const setPasswordText = defineMessages('communitySetPassword', {
  form: 'Set your password',
  password: 'Password',
  verify: 'Verify password',
  submit: 'Set password',
  sending: 'Setting your password',
  needsPassword: 'Still needed: a password that meets every rule.',
  needsVerify: 'Still needed: the same password again.',

  length: 'At least {min} characters',
  lowercase: 'A lowercase letter',
  uppercase: 'An uppercase letter',
  number: 'A number',
  special: 'A special character: ! @ # $ % ^ & *',

  newLink: 'Ask for another link',
  email: 'Email',
  sendLink: 'Send the link',
  linkSent: 'Password reset sent.',
  linkOnItsWay:
    'If there’s an account with this address, a link is on its way. It works once, for 60 minutes.',
});
