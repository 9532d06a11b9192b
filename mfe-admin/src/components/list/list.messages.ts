import { defineMessages } from '@athenaeum/messages';

export const listText = defineMessages('adminList', {
  noResults: 'No results found',
  nothingHere: 'Nothing here',
  clearSearch: 'Clear search',
  clearAll: 'Clear All',
  all: 'All',
  anyState: 'Any status',
  state: 'Status',
  export: 'Export',
  loading: 'Loading…',
  pagesOf: 'Pages of {list}',
  failed: '{list} didn’t load',
  loadingList: 'Loading {list}',
  emptyPage: 'Nothing on this page',
  selected: { one: '1 selected', other: '{count} selected' },
  selectAll: 'Select all on this page',
  select: 'Select {name}',
  clear: 'Clear',
  firstPage: 'Go to the first page',
  range: '{first}–{last} of {count}',
});
