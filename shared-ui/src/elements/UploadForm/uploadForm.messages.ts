import { defineMessages } from '@athenaeum/messages';

export const uploadFormText = defineMessages('uiUploadForm', {
  finishing: 'Finishing upload…',
  waiting: 'Still uploading. We’ll continue as soon as your files are here.',
});
