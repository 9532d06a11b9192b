import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('communityPalette', {
  actions: 'Do',
  /** The words that begin such a line, separated by commas. */
  connectVerbs: 'connect',
  invite: 'Invite a friend',
  inviteDetail: 'Refer a friend to membership',
  inviteVerbs: 'invite, refer, recommend',
  members: 'Members',
});
