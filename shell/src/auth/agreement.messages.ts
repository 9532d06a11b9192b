import { defineMessages } from '@athenaeum/messages';

export const agreementText = defineMessages('agreement', {
  title: 'Before you come in',
  words:
    'What is said in a salon stays in the salon. Please read the terms of membership. We will only ask again if they change.',
  ruleQuotes: 'Speak freely; quote no one',
  ruleRecordings: 'No recordings but ours',
  ruleSelling: 'No selling in the room',
  read: 'Read the member agreement',
  notSaved: 'Your agreement was not saved.',
  retry: 'Retry',
  signOut: 'Sign out',
  agree: 'I agree',
});
