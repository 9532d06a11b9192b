import { defineMessages } from '@athenaeum/messages';

export const mailLogText = defineMessages('adminMailLog', {
  emails: 'Emails',
  unsubscribedFrom: '{address} has unsubscribed from: {lists}.',
  search: 'Search by address',
  searchHint: 'Start of an email address',
  template: 'Template',
  anyTemplate: 'Any template',
  sent: 'Sent',
  unwanted: 'Unsubscribed',
  failed: 'Failed',
  unsubscribed: 'Unsubscribed',
  none: 'No emails yet',
  keptFor: 'Emails are listed here for 90 days.',
  to: 'To',
  list: 'Mailing list',
  at: 'Date',
  givenUp: 'Failed',
  retrying: 'Retrying',
});
