import { defineMessages } from '@athenaeum/messages';

export const testimonialsText = defineMessages('testimonials', {
  title: 'What Members Are Saying',
  note: 'Selected reviews',
  after: 'After “{event}”',
  loading: 'Loading reviews',
  notLoaded: 'The reviews did not load',
});
