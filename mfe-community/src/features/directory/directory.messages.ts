import { defineMessages } from '@athenaeum/messages';

export const directoryText = defineMessages('communityDirectory', {
  found: { one: '{count} member', other: '{count} members' },
  members: 'members',
  loading: 'Loading members',
  failed: 'Members did not load',
  pages: 'Pages of members',

  search: 'Search members',
  searchHint: 'Name, company or topic',
  searchArea: 'Members',
  sort: 'Sort by',
  loadingFilters: 'Loading the filters',
  moreFilters: 'More Filters',
  fewerFilters: 'Fewer Filters',
  counted: '{label} ({number})',

  nobody: 'No more members to show',
  nobodyHint: 'Clearing all filters might help!',
  clearAll: 'Clear All',
  firstPage: 'Go to the first page',
});
