import { defineMessages } from '@athenaeum/messages';

export const collectionText = defineMessages('learningCollection', {
  curatedBy: 'curated by {author}',
});
