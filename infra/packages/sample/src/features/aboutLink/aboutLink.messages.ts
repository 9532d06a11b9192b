import { defineMessages } from '@athenaeum/messages';

export const aboutLinkText = defineMessages('bookClubAboutLink', {
  about: 'How it works',
});
