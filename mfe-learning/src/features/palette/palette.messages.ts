import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('learningPalette', {
  salons: 'Salons',
  library: 'Library',
  pathway: 'Pathway',
  peerGroup: 'Peer group',
  goal: 'Goal',
  recorded: 'On demand',
  saved: 'Saved',
});
