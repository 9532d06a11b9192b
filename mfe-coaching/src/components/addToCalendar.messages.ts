import { defineMessages } from '@athenaeum/messages';

export const addToCalendarText = defineMessages('addSessionToCalendar', {
  add: 'Add to Calendar',
  google: 'Google Calendar',
  other: 'Outlook / Other',
});
