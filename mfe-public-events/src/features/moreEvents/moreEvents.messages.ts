import { defineMessages } from '@athenaeum/messages';

export const moreEventsText = defineMessages('moreEvents', {
  title: 'More events',
  all: 'See all events',
});
