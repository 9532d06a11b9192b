import { defineMessages } from '@athenaeum/messages';

export const paletteText = defineMessages('palette', {
  title: 'Search {brand}',
  field: 'Search, or name a page',
  results: 'Results',
  pages: 'Pages',
  actions: 'Do',
  recent: 'Recent',
  close: 'Close',
  escape: 'esc',
  move: 'move',
  open: 'open',
  anywhere: 'from anywhere',
  allResults: 'See all results',
  allOf: { one: 'See {count} result', other: 'See all {count} results' },
  nothing: 'Nothing found for “{term}”',
  searching: 'Searching…',
  found: { one: '{count} result', other: '{count} results' },
});
