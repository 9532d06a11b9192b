import { defineMessages } from '@athenaeum/messages';

export const intakeText = defineMessages('communityIntake', {
  loading: 'Loading your answers',
  steps: 'Steps',
  finishLater: 'Finish later',
  later: 'Your answers are saved to your account. Finish later and pick up from Home, on any device.',
  saving: 'Saving',
  saved: 'Saved {time}',
  back: 'Back',
  next: 'Continue',
  submit: 'Submit',
  submitting: 'Submitting',
  lastNotSaved: 'Your last answer was not saved.',
  keptHere: '{problem} It is kept on this device.',
  retry: 'Retry',
  notSaved: 'An answer was not saved. Take a look, then try again.',

  welcomeTitle: 'Welcome, {name}',
  welcomeLead:
    'Two questions. A few about your goals and experience come next. Only the agreement is required, and every answer is saved as you go.',
  agree: 'I agree to the <link>member agreement</link>',
  agreeFirst: 'Agree to the member agreement to continue.',
  goalsTitle: 'What do you want to achieve?',
  goalsLead:
    'Four questions. Your answers shape what we recommend, and only you see them. Answer what you like; you can change it at any time.',
  experienceTitle: 'Your experience',
  experienceLead:
    'Eight questions. Your answers help us bring you the right opportunities. Answer what you like; you can change it at any time.',
  demographicsTitle: 'About you',
  demographicsLead: 'Nine questions. They’re all optional, and you can change your answers at any time.',
  photoTitle: 'Your profile photo',
  photoLead: 'Members like to see who they’re talking to. You can add it later, too.',
  inviteTitle: 'Invite friends',
  inviteLead: 'Who would you like to see here? You can also do this later.',
  readAgreement: 'Read the agreement',

  finishedTitle: 'Where would you like to begin?',
  finishedLead:
    'Thank you for telling us about yourself. Join an orientation to see how everything works and meet other new members, or tell members more about you.',
  letsGo: "Let's Go",
  completeProfile: 'Complete your profile',
});
