import { defineMessages } from '@athenaeum/messages';

export const multiSelectText = defineMessages('uiMultiSelect', {
  findIn: 'Find in {label}',
  find: 'Find',
  found: '{found} of {all}',
  nothingFound: 'Nothing found',
  showMore: 'Show {number} more',
  showFewer: 'Show fewer',
});
