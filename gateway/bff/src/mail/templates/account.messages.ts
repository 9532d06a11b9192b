import { defineMessages } from '@athenaeum/messages';

/** About the address of an account, and about invitations to have one. */
export const accountText = defineMessages('mailAccount', {
  confirmSubject: 'Please confirm your email address',
  confirmPreview: 'One click, and you’re done.',
  confirmHeading: 'Is this your address?',
  confirmForAccount: 'Please confirm this address so that we can use it for your account.',
  confirmForOpportunity:
    'Please confirm this address so that we can review the opportunity you want to share.',
  confirm: 'Confirm this address',
  confirmNotYou: 'Wasn’t you? There’s nothing to do: without the click, nothing happens.',
  becauseAccount: 'You’re getting this because somebody gave us this address for an account.',
  becauseOpportunity: 'You’re getting this because somebody gave us this address with an opportunity.',

  changed: 'Your account has a new email address',
  changedPreview: 'From now on we’ll write to the new one.',
  changedTo: 'Your {brand} account now has another address: {address}. This one no longer signs you in.',
  changedNotYou: 'If this wasn’t you, please write to {support} right away.',
  becauseChanged: 'You’re getting this because this was the address of your account.',

  declined: 'Your account keeps its email address',
  declinedPreview: 'Member support has answered your request.',
  declinedWrites: 'You asked for another address. Member support hasn’t changed it, and writes:',
  declinedAsBefore: 'Keep signing in with this address. Questions? Write to {support}.',
  becauseDeclined: 'You’re getting this because you asked to change your account’s address.',
});
