import { defineMessages } from '@athenaeum/messages';

export const mailListsText = defineMessages('communityMailLists', {
  title: 'Email preferences',
  about: 'Emails about what you do yourself, like receipts and password resets, always reach you.',
  group: 'Emails you want',
  reminders: 'Reminders for events you’re attending',
  invitations: 'Invitations from members',
  connections: 'Requests to connect, and answers to yours',
  opportunities: 'New opportunities that match your filters',
  week: 'Your week, as a letter on Monday morning',
  failed: 'Your email preferences did not load',
  loading: 'Loading your email preferences',
  notSaved: 'That wasn’t saved. {problem}',
});
