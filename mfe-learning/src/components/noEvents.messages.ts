import { defineMessages } from '@athenaeum/messages';

export const noEventsText = defineMessages('learningNoEvents', {
  upcoming: 'No more upcoming events to show!',
  past: 'No past events to show',
});
