import { defineMessages } from '@athenaeum/messages';

export const eventLinkText = defineMessages('eventLink', {
  view: 'View event',
  /** For screen readers, which read the link alone. */
  named: '{action}: {event}',
});
