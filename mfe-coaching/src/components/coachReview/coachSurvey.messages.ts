import { defineMessages } from '@athenaeum/messages';

export const coachSurveyText = defineMessages('coachSurvey', {
  leave: 'Leave a review',
  edit: 'Edit your review',
  sessionsWith: 'Your sessions with {coach}',
  rating: 'Your rating',
  feedback: 'Your feedback',
  feedbackHint: 'What was useful, and who else would it help?',
  anonymous: 'Post my review anonymously.',
  missing: 'Choose a rating to submit.',
  submit: 'Submit',
  sending: 'Sending your review',
  signIn: 'Please sign in again.',
  failed: 'We couldn’t send your review.',
});
