import { defineMessages } from '@athenaeum/messages';

export const nextSessionText = defineMessages('learningNextSession', {
  booked: 'You’re booked',
  yourCoach: 'your coach',
});
