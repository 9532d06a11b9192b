import { defineMessages } from '@athenaeum/messages';

export const nextStripText = defineMessages('uiNextStrip', {
  label: 'Next for you',
});
