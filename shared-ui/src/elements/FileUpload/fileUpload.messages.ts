import { defineMessages } from '@athenaeum/messages';

export const fileUploadText = defineMessages('uiFileUpload', {
  chooseOne: '<b>Choose a file</b> or drop it here',
  chooseSeveral: '<b>Choose files</b> or drop them here',
  upTo: 'up to {size}',
  uploading: 'Uploading',
  uploaded: '{name} uploaded',
  deleted: '{name} deleted',
  cancelled: '{name} cancelled',
  retry: 'Retry {name}',
  cancel: 'Cancel {name}',
  delete: 'Delete {name}',
  wrongKind: '{name} was left out: {kinds} only.',
  tooLarge: '{name} is larger than {size}.',
  duplicated: 'Please do not upload duplicated files.',
  failed: 'Failed to upload file',
});
