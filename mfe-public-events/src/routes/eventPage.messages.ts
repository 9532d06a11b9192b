import { defineMessages } from '@athenaeum/messages';

export const eventPageText = defineMessages('eventPage', {
  rsvp: 'RSVP',
  notFound: 'Not found',
  noSuchEvent: 'We could not find that event',
  noSuchEventWhy: 'It may have been taken down, or the address may be wrong.',
  notLoaded: 'This event did not load',
  loading: 'Loading the event',
});
