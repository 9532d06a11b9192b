import { defineMessages } from '@athenaeum/messages';

export const salonPageText = defineMessages('learningSalonPage', {
  notFound: 'We could not find that salon',
  failed: 'This salon did not load',
  rsvp: 'RSVP',
  about: 'About this event',
  resources: 'Resources',
  selectedReviews: 'Selected reviews',
});
