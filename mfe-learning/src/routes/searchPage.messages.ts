import { defineMessages } from '@athenaeum/messages';

export const searchPageText = defineMessages('learningSearchPage', {
  title: 'Search',
  resultsFor: 'Results for “{term}”',
});
