import { defineMessages } from '@athenaeum/messages';

export const emailChangeText = defineMessages('communityEmailChange', {
  title: 'Change your email',
  form: 'Another email',
  now: 'Member support makes this change with you. Your email now is {email}.',
  label: 'New email',
  isSame: 'This is already your email.',
  ask: 'Request this change',
  sending: 'Sending',
  failed: 'Your email change wasn’t requested.',
  sentTitle: "Thanks! We'll be in touch soon.",
  sent: 'Once member support approves it, we’ll send a link to your new address. Your email changes when you open that link and confirm. Until then, everything stays as it is.',
  done: 'Done',
  another: 'another address',
  waits:
    'A change to {email} was requested on {at} and waits for member support. Another request replaces this one.',
  mailed: 'Open the link we sent to {email} by {until} to change your email. After that, request it again.',
});
