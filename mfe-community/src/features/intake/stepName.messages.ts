import { defineMessages } from '@athenaeum/messages';

/** The steps as the header names them. */
export const stepNameText = defineMessages('communityIntakeStep', {
  welcome: 'Welcome',
  goals: 'Goals',
  experience: 'Experience',
  demographics: 'Demographics',
  profile: 'Profile photo',
  invite: 'Invite friends',
});
