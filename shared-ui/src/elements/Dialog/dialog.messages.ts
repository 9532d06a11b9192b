import { defineMessages } from '@athenaeum/messages';

export const dialogText = defineMessages('uiDialog', {
  close: 'Close',
});
