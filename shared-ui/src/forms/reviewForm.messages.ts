import { defineMessages } from '@athenaeum/messages';

export const reviewFormText = defineMessages('uiReviewForm', {
  rating: 'Your rating',
  feedback: 'Your feedback',
  anonymous: 'Post my review anonymously.',
  missing: 'Choose a rating to submit.',
  submit: 'Submit',
  sending: 'Sending your review',
});
