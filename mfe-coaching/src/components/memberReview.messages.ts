import { defineMessages } from '@athenaeum/messages';

export const memberReviewText = defineMessages('memberReview', {
  readLess: 'Read Less',
});
