import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('opportunityPalette', {
  roles: 'Roles',
});
