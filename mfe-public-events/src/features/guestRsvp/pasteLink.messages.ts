import { defineMessages } from '@athenaeum/messages';

export const pasteLinkText = defineMessages('pasteLink', {
  why: 'JavaScript is off, so copy the link from your email and paste it here.',
  link: 'Link from your email',
  open: 'Open',
});
