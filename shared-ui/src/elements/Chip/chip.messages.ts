import { defineMessages } from '@athenaeum/messages';

export const chipText = defineMessages('uiChip', {
  removeFilter: 'Remove filter: {label}',
  showMore: 'Show {number} more',
});
