import { defineMessages } from '@athenaeum/messages';

export const meetingText = defineMessages('sessionMeeting', {
  join: 'Join',
  joinSession: 'Join {session}',
  seeConfirmation: 'See your booking confirmation for where to meet.',
  byPhone: 'By phone: <number>{number}</number>',
  joinOpens: '{place}. Join opens {minutes} minutes before.',
});
