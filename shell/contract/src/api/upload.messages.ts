import { defineMessages } from '@athenaeum/messages';

export const uploadText = defineMessages('contractUpload', {
  failed: 'Failed to upload file',
});
