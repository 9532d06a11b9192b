import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('learningPalette', {
  salons: 'Salons',
  pathways: 'Pathways',
  peerGroups: 'Peer Groups',
  goals: 'Goals',
  recorded: 'On demand',
  saved: 'Saved',
});
