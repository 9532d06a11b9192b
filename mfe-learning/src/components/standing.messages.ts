import { defineMessages } from '@athenaeum/messages';

export const standingText = defineMessages('learningStanding', {
  attended: 'Attended',
  attending: 'Attending',
  atCapacity: 'At capacity',
  cancelled: 'Cancelled',
  liveNow: 'Live now',
  postponed: 'Postponed',
  waitlist: 'Waitlist',
});
