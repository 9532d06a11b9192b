import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('adminPalette', {
  members: 'Member records',
  salons: 'Edit salons',
});
