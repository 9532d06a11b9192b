import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('coachingPalette', {
  coaches: 'Coaches',
});
