import { defineMessages } from '@athenaeum/messages';

export const nextStripText = defineMessages('learningNextStrip', {
  attending: 'You are attending',
  join: 'Join',
  addToCalendar: 'Add to Calendar',
});
