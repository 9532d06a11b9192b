import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('communityPalette', {
  actions: 'Do',
  /** The words that begin such a line, separated by commas. */
  connectVerbs: 'connect',
  connect: 'Find a member to connect with',
  connectDetail: 'Or go on with a name, a company or a topic',
  invite: 'Invite a friend',
  inviteDetail: 'Refer a friend to membership',
  inviteVerbs: 'invite, refer, recommend',
  members: 'Members',
});
