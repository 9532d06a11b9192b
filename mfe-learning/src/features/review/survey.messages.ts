import { defineMessages } from '@athenaeum/messages';

export const surveyText = defineMessages('learningSurvey', {
  leave: 'Leave a review',
  edit: 'Edit your review',
  feedbackHint: 'What did you find useful, and who would benefit?',
  signIn: 'Please sign in again.',
  notSent: 'Your review was not sent.',
});
