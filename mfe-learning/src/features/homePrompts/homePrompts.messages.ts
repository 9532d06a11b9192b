import { defineMessages } from '@athenaeum/messages';

export const homePromptsText = defineMessages('learningHomePrompts', {
  agreement: 'One last step before you start',
  agreementWhat: 'Please accept the member agreement.',
  readAgreement: 'Read it',
  intake: 'Your intake isn’t finished yet',
  intakeKept: 'Your answers are saved.',
  goOn: 'Continue',
  begin: 'Where would you like to begin?',
  beginHow:
    'Thank you for telling us about yourself. Join an orientation to see how everything works and meet other new members, or tell members more about you.',
  completeProfile: 'Complete your profile',
  letsGo: "Let's Go",
});
