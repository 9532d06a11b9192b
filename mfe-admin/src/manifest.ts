import { defineRemote } from '@athenaeum/shell-contract/manifest';

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name: 'mfe-admin',
  contract: 1,
  area: 'admin',
  pages: [{ path: '/admin/members', title: 'Members List', roles: ['admin'] }],
  navigation: [
    {
      label: 'Admin',
      to: '/admin/members',
      order: 90,
      roles: ['admin'],
      children: [{ label: 'Members List', to: '/admin/members' }],
    },
  ],
});
