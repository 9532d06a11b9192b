import { defineRemote, MEMBERS } from '@athenaeum/shell-contract/manifest';
import { name, pages } from './pages';

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name,
  contract: 2,
  area: 'book club',
  pages,
  navigation: [{ label: 'Book club', to: '/book-club', order: 100, roles: MEMBERS }],
  slots: [{ slot: 'topbar.widget', version: 1, export: 'aboutLink', when: { area: 'book club' } }],
});
