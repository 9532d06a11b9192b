import { defineMessages } from '@athenaeum/messages';

export const progressRingText = defineMessages('uiProgressRing', {
  watched: 'Watched',
});
