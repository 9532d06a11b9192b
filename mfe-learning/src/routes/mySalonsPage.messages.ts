import { defineMessages } from '@athenaeum/messages';

export const mySalonsPageText = defineMessages('learningMySalonsPage', {
  title: 'My Content',
  lead: 'Your events, waitlists, bookmarks, and recordings, all in one place.',
});
