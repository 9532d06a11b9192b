import { defineMessages } from '@athenaeum/messages';

export const reviewText = defineMessages('learningReview', {
  leave: 'Leave Review',
  notLoaded: 'The form did not load. Please try again.',
  own: 'Your review',
  edit: 'Edit',
  nameHidden: 'Your name is not shown.',
  hidden: 'Not shown',
  hiddenWhy: 'Our team chose not to show this review.',
  waiting: 'Waiting',
  waitingWhy: 'Your review appears once we have read it.',
  published: 'Published',
  publishedWhere: 'Members can read it below.',
  received: 'Received',
  receivedWhy: 'We have read it. It is not among the selected reviews.',
});
