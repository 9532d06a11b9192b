import { defineRemote, MEMBERS } from '@athenaeum/shell-contract/manifest';
import { name, pages } from './pages';

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name,
  // The version of the shell's contract.
  contract: 2,
  // What people call it; `name` identifies it.
  area: 'book club',
  pages,
  navigation: [{ label: 'Book club', to: '/book-club', order: 100, roles: MEMBERS }],
  // Shown while a page of this area is open.
  slots: [{ slot: 'topbar.widget', version: 1, export: 'aboutLink', when: { area: 'book club' } }],
});
