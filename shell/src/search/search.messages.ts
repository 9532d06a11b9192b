import { defineMessages } from '@athenaeum/messages';

export const searchText = defineMessages('search', {
  site: 'Site',
  search: 'Search',
  showResults: 'Show results',
});
