import { defineMessages } from '@athenaeum/messages';

export const intakeText = defineMessages('opportunityIntake', {
  steps: 'Steps',
  loading: 'Loading your draft',
  later: 'Finish later',
  laterHow: 'Your draft is saved in this browser. To finish later, open this page in it again.',
  required: 'Fields marked * are required.',
  next: 'Next',
  stillNeeded: 'Still needed: {fields}.',
  back: 'Back',
  reset: 'Reset',
  resetTitle: 'Start over?',
  resetWhat: 'This clears your answers on every step.',
  keepAnswers: 'Keep my answers',
  clear: 'Clear everything',
  contactTitle: 'Share an opportunity',
  contactLead:
    'It’s free and takes about five minutes. First, tell us who you are and who we should talk to.',
  backgroundTitle: 'The role and the company',
  backgroundLead: 'This is what members see first. You can keep the company confidential.',
  requirementsTitle: 'Who you’re looking for',
  requirementsLead: 'The more you tell members, the better the applications.',
});

/** Names of the steps in the progress list. */
export const stepsText = defineMessages('opportunityIntakeSteps', {
  contact: 'Contact',
  background: 'Background',
  requirements: 'Requirements',
  submit: 'Review and submit',
});

export const reviewText = defineMessages('opportunityIntakeReview', {
  title: 'Review your posting',
  lead: 'Board support reads every posting and may email you before it goes live.',
  change: 'Change<field> {field}</field>',
  terms: 'Terms',
  termTrue: 'Everything here is true, and you’re free to share it.',
  termEdit: 'Board support may edit it before members see it.',
  termFree: 'Sharing is free, and you can close the posting any time with the link we send you.',
  agree: 'I agree to the terms',
  agreeFirst: 'Agree to the terms to submit.',
  submit: 'Submit',
  submitting: 'Submitting',
});

export const submittedText = defineMessages('opportunitySubmitted', {
  title: 'Check your email',
  lead: 'Thank you for sharing. We sent a link to {email}. Click it, and board support will read your posting.',
  nothing: 'Nothing after a few minutes? Check your spam folder, or submit it again with another address.',
  board: 'Go to the board',
  home: 'Go to Home',
  another: 'Share another opportunity',
});

export const companyText = defineMessages('opportunityCompany', {
  inList: 'in our list',
  tellBelow: 'Tell us below if it’s confidential. If not, you can add “{company}” to our list.',
  add: 'Add “{company}”',
});
