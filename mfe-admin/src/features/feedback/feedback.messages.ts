import { defineMessages } from '@athenaeum/messages';

export const feedbackText = defineMessages('adminFeedback', {
  reviews: 'Reviews',
  portfolioWriter: 'Portfolio writer: {name}',
  states: 'Review status',
  pending: 'To review',
  published: 'Published',
  hidden: 'Hidden',
  about: 'Type',
  anything: 'Any type',
  allRead: 'You’ve reviewed everything.',
  hide: 'Hide',
  hideTitle: 'Hide {name}’s review?',
  hideIt: 'Hide review',
  reasonHint: 'Saved with this change. The reviewer doesn’t see it.',
  nowHidden: 'Review hidden',
  hideExplained: 'Only the reviewer will see it. You can publish it again later.',
  nowPublished: 'Review published',
  private: 'Private',
  ratingOnly: 'Rating only, no comment.',
  notSelected: 'This review doesn’t qualify for selected reviews, even if published.',
  publish: 'Publish',
});
