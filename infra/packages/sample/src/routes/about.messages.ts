import { defineMessages } from '@athenaeum/messages';

export const aboutText = defineMessages('bookClubAbout', {
  title: 'About the book club',
  lead: 'We read one book for each salon, and meet before it.',
  back: 'Book club',
});
