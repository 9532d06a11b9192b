import { defineMessages } from '@athenaeum/messages';

export const bookmarkText = defineMessages('coachBookmark', {
  noAnswer: 'We couldn’t reach the server. Check your connection and try again.',
});
