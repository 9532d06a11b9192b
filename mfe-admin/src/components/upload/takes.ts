import { UPLOAD_LIMITS } from '@athenaeum/users-contract';
import { uploadText } from './upload.messages';

/** What an upload of each kind takes, in the language of the page. */
export const takes = () => ({
  picture: {
    accept: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    kinds: uploadText.pictureKinds,
    maxBytes: UPLOAD_LIMITS.avatar,
  },
  paper: {
    accept: ['.pdf', 'application/pdf'],
    kinds: uploadText.paperKinds,
    maxBytes: UPLOAD_LIMITS.document,
  },
  video: { accept: ['video/mp4', 'video/webm'], kinds: uploadText.videoKinds, maxBytes: 2_000_000_000 },
  captions: { accept: ['.vtt'], kinds: uploadText.captionKinds, maxBytes: 1_000_000 },
});
