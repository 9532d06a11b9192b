import { defineMessages } from '@athenaeum/messages';

export const resourceText = defineMessages('learningResource', {
  file: 'File to download',
  fileFailed: 'We couldn’t open this file. Please try again.',
  link: 'Link, opens in a new tab',
  video: 'Video, plays here',
  loadingVideo: 'Loading the video',
});
