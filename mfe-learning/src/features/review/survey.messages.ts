import { defineMessages } from '@athenaeum/messages';

export const surveyText = defineMessages('learningSurvey', {
  leave: 'Leave a review',
  edit: 'Edit your review',
  rating: 'Your rating',
  feedback: 'Your feedback',
  feedbackHint: 'What did you find useful, and who would benefit?',
  anonymous: 'Post my review anonymously.',
  noRating: 'Choose a rating to submit.',
  submit: 'Submit',
  sending: 'Sending your review',
  signIn: 'Please sign in again.',
  notSent: 'Your review was not sent.',
});
