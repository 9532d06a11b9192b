import { defineMessages } from '@athenaeum/messages';

/** Pages behind the link that confirms a new address. */
export const emailText = defineMessages('emailPages', {
  confirmTitle: 'Confirm your address',
  willBeYours: '{email} will be your account’s address, and the one you sign in with.',
  confirm: 'Confirm this address',
  confirmed: 'Your address is confirmed',
  fromNowOn: 'From now on, sign in with {email}.',
  onceADay: 'It works once, for a day. Please ask member support for a new one.',
});
