import { defineMessages } from '@athenaeum/messages';

export const eventPageText = defineMessages('eventPage', {
  rsvp: 'RSVP',
  notFound: 'Not found',
  noSuchEvent: 'We could not find that event',
  notLoaded: 'This event did not load',
  loading: 'Loading the event',
});
