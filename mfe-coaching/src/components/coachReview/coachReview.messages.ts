import { defineMessages } from '@athenaeum/messages';

export const coachReviewText = defineMessages('coachReview', {
  yours: 'Your review',
  hadSession: 'You’ve had a session together.',
  leave: 'Leave Review',
  leaveFor: 'Leave Review of {coach}',
  edit: 'Edit',
  reviewed: 'Reviewed',
  anonymous: 'Your name isn’t shown.',
  hidden: 'Not shown',
  hiddenWhy: 'Our team chose not to show this review.',
  waiting: 'Waiting',
  waitingWhy: 'Your review appears once we’ve read it.',
  published: 'Published',
  publishedWhy: 'Members can read it above.',
  received: 'Received',
  receivedWhy: 'Thank you. We’ve read it but aren’t featuring it.',
});
