import { defineMessages } from '@athenaeum/messages';

export const eventActionsText = defineMessages('eventActions', {
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied: {address}',
  byMail: 'Email a friend',
  onLinkedIn: 'Post on LinkedIn',
});
