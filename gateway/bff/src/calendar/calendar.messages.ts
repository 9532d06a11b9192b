import { defineMessages } from '@athenaeum/messages';

/** What calendar files say beside what events are called. */
export const calendarText = defineMessages('calendar', {
  waitlist: 'Waitlist: {title}',
  online: 'Online',
  join: 'Join: {link}',
});
