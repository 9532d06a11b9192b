import { defineMessages } from '@athenaeum/messages';

export const salonCardText = defineMessages('uiSalonCard', {
  bookmark: 'Bookmark: {title}',
  bookmarked: 'Bookmarked: {title}',
  left: '{duration} left',
  with: 'with {speakers}',
});
