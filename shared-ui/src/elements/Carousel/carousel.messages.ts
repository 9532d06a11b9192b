import { defineMessages } from '@athenaeum/messages';

export const carouselText = defineMessages('uiCarousel', {
  previous: 'Previous: {title}',
  next: 'Next: {title}',
  inView: '{first} to {last} of {count}',
});
