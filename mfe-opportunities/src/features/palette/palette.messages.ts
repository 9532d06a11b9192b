import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('opportunityPalette', {
  roles: 'Roles',
  daysLeft: { one: '{count} day left', other: '{count} days left' },
});
