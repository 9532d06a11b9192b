import { defineMessages } from '@athenaeum/messages';

export const paginationText = defineMessages('uiPagination', {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
});
