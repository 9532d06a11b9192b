import { defineMessages } from '@athenaeum/messages';

export const calendarLinksText = defineMessages('calendarLinks', {
  title: 'Add to Calendar',
  google: 'Google Calendar',
  other: 'Outlook / Other',
});
