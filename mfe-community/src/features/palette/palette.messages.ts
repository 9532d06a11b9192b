import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('communityPalette', {
  members: 'Members',
});
