import { defineMessages } from '@athenaeum/messages';

export const eventLinkText = defineMessages('eventLink', {
  view: 'View event',
  /** For those who hear the link alone. */
  named: '{action}: {event}',
});
