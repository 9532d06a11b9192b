import { defineRemote } from '@athenaeum/shell-contract/manifest';

const signedIn = ['prospect', 'member', 'coach', 'support', 'editor', 'admin'] as const;

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name: 'mfe-learning',
  contract: 1,
  area: 'learning',
  pages: [
    { path: '/', title: 'Home', roles: [...signedIn] },
    { path: '/my-salons', title: 'My Content', roles: [...signedIn] },
    { path: '/salons/:slug', title: 'Salon', roles: [...signedIn] },
    { path: '/categories/:slug', title: 'Category', roles: [...signedIn] },
    { path: '/goals/:slug', title: 'Goal', roles: [...signedIn] },
    { path: '/tags/:slug', title: 'Goal', roles: [...signedIn] },
    { path: '/speakers/:slug', title: 'Speaker', roles: [...signedIn] },
    { path: '/collections/:slug', title: 'Collection', roles: [...signedIn] },
  ],
  navigation: [
    {
      label: 'Learning',
      to: '/',
      order: 10,
      roles: [...signedIn],
      children: [
        { label: 'Home', to: '/' },
        { label: 'My Content', to: '/my-salons' },
      ],
    },
  ],
  search: { to: '/', parameter: 'query_search', label: 'Search the library' },
  slots: [
    {
      slot: 'search.suggestions',
      version: 1,
      export: 'searchSuggestions',
      when: { roles: [...signedIn] },
    },
  ],
  footer: [
    { group: 'Learning', label: 'Home', to: '/', order: 1 },
    { group: 'Learning', label: 'My content', to: '/my-salons', order: 2 },
  ],
});
