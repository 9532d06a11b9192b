import { defineMessages } from '@athenaeum/messages';

export const speakerRoleText = defineMessages('learningSpeakerRole', {
  host: 'Host',
  expert: 'Expert',
});
