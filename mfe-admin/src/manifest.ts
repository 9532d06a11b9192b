import { defineRemote } from '@athenaeum/shell-contract/manifest';

/** Who runs the opportunities board. */
const board = ['support', 'admin'] as const;

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name: 'mfe-admin',
  contract: 1,
  area: 'admin',
  pages: [
    { path: '/admin/members', title: 'Members List', roles: ['admin'] },
    { path: '/admin/opportunities', title: 'Opportunities', roles: [...board] },
    { path: '/admin/opportunities/:id', title: 'Opportunity', roles: [...board] },
  ],
  navigation: [
    {
      label: 'Admin',
      to: '/admin/opportunities',
      order: 90,
      roles: [...board],
      children: [
        { label: 'Members List', to: '/admin/members', roles: ['admin'] },
        { label: 'Opportunities', to: '/admin/opportunities', covers: ['/admin/opportunities'] },
      ],
    },
  ],
});
