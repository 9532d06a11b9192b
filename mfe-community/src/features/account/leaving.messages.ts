import { defineMessages } from '@athenaeum/messages';

export const leavingText = defineMessages('communityLeaving', {
  title: 'Delete account',
  about:
    'Nothing changes for {days} days, and you can change your mind. After that, your account is gone for good.',
  due: 'Your account will be deleted on {day}.',
  keep: 'Keep my account',
  kept: 'Your account stays.',
  leave: 'Delete my account',

  question: 'Delete your account?',
  grace: 'For {days} days everything stays as it is, and you can change your mind here. After that:',
  forgotten: 'Your name, profile, files, goals and connections are removed for good.',
  seats: 'Your seats go to the waitlist, and your upcoming coaching sessions are cancelled.',
  reviews: 'Reviews you wrote stay, without your name.',
  receipts: 'Receipts are kept for accounting, without your name.',
  subscription:
    'If you have a running subscription, write to member support and they’ll end it in that time.',
  sending: 'Sending',
  failed: 'Your account is not being deleted.',
});
