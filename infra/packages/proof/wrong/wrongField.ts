import { defineRemote } from '@athenaeum/shell-contract/manifest';

/** A field that the shell does not know. */
export const wrongField = defineRemote({
  name: 'mfe-book-club',
  contract: 2,
  area: 'book club',
  pages: [{ path: '/book-club', title: 'Book club', colour: 'red' }],
});
