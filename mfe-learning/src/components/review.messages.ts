import { defineMessages } from '@athenaeum/messages';

export const reviewsText = defineMessages('learningReviews', {
  readLess: 'Read Less',
  selected: 'Selected reviews',
  showMore: 'Show More',
});
