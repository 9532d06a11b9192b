import { defineMessages } from '@athenaeum/messages';

export const nextSessionText = defineMessages('learningNextSession', {
  booked: 'You have booked this session',
  yourCoach: 'your coach',
});
