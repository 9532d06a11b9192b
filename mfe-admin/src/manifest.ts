import { defineRemote } from '@athenaeum/shell-contract/manifest';
import { name, pages } from './pages';
import { BOARD, CONTENT } from './roles';

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name,
  contract: 2,
  area: 'admin',
  pages,
  palette: { export: 'findInArea', order: 5, roles: ['editor', 'admin'] },
  navigation: [
    {
      label: 'Admin',
      to: '/admin',
      order: 90,
      roles: ['support', 'editor', 'admin'],
      children: [
        {
          label: 'Members List',
          to: '/admin/members',
          covers: ['/admin/members'],
          roles: ['admin'],
        },
        { label: 'Requests', to: '/admin/requests', roles: ['admin'] },
        { label: 'Reviews', to: '/admin/feedback', roles: CONTENT },
        { label: 'Content', to: '/admin/content', covers: ['/admin/content'], roles: CONTENT },
        {
          label: 'Opportunities',
          to: '/admin/opportunities',
          covers: ['/admin/opportunities'],
          roles: BOARD,
        },
        { label: 'Referrals', to: '/admin/referrals', roles: ['admin'] },
        { label: 'Purchases', to: '/admin/purchases', roles: ['admin'] },
        { label: 'Analytics', to: '/admin/analytics', roles: ['admin'] },
        {
          label: 'Operations',
          to: '/admin/operations',
          covers: ['/admin/operations'],
          roles: ['admin'],
        },
      ],
    },
  ],
});
