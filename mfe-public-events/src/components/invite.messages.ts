import { defineMessages } from '@athenaeum/messages';

export const inviteText = defineMessages('invite', {
  MEMBERS_ONLY: 'Members Only',
  INVITE_ONLY: 'Invite Only',
  OPEN_TO_PUBLIC: 'Open to Public',
});
