import { defineMessages } from '@athenaeum/messages';

export const uploadText = defineMessages('adminUpload', {
  videoKinds: 'MP4 or WebM',
  captionKinds: 'WebVTT',
  captionsHint: 'Also used for the transcript.',
  pictureKinds: 'JPEG, PNG, WebP, or AVIF',
  paperKinds: 'PDF',
  aFile: 'A file',
  anotherFile: 'Another file',
});
