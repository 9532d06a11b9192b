import { defineMessages } from '@athenaeum/messages';

export const partText = defineMessages('learningPart', {
  loading: 'Loading {part}',
  notLoaded: '{part} did not load',
  pages: 'Pages of {part}',
});
