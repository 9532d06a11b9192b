import { defineMessages } from '@athenaeum/messages';

export const reasonText = defineMessages('adminReason', {
  failed: '“{confirm}” didn’t work.',
});
