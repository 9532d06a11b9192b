import { defineRemote } from '@athenaeum/shell-contract/manifest';

const members = ['member', 'coach', 'support', 'editor', 'admin'] as const;

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name: 'mfe-book-club',
  contract: 2,
  area: 'book club',
  pages: [
    { path: '/book-club', title: 'Book club', roles: [...members] },
    { path: '/book-club/about', title: 'About the book club', roles: [...members] },
  ],
  navigation: [{ label: 'Book club', to: '/book-club', order: 100, roles: [...members] }],
  slots: [{ slot: 'topbar.widget', version: 1, export: 'aboutLink', when: { area: 'book club' } }],
});
