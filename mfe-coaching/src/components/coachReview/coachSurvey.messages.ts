import { defineMessages } from '@athenaeum/messages';

export const coachSurveyText = defineMessages('coachSurvey', {
  leave: 'Leave a review',
  edit: 'Edit your review',
  sessionsWith: 'Your sessions with {coach}',
  feedbackHint: 'What was useful, and who else would it help?',
  signIn: 'Please sign in again.',
  failed: 'We couldn’t send your review.',
});
