import { defineMessages } from '@athenaeum/messages';

export const addToCalendarText = defineMessages('learningAddToCalendar', {
  add: 'Add to Calendar',
  google: 'Google Calendar',
  other: 'Outlook / Other',
});
