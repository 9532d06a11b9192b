import { defineMessages } from '@athenaeum/messages';

export const shareText = defineMessages('learningShare', {
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. It is the address of this page.',
});
