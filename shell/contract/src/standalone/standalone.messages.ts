import { defineMessages } from '@athenaeum/messages';

export const standaloneText = defineMessages('contractStandalone', {
  crashed: 'This page is taking a moment',
  retry: 'Retry',
});
