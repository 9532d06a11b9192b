import { defineMessages } from '@athenaeum/messages';

export const calendarPageText = defineMessages('learningCalendarPage', {
  title: 'Upcoming Events',
});
