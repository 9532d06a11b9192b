import { defineMessages } from '@athenaeum/messages';

export const toastText = defineMessages('uiToast', {
  dismiss: 'Dismiss',
});
