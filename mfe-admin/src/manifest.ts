import { defineRemote } from '@athenaeum/shell-contract/manifest';

/** Roles that manage the opportunities board. */
const board = ['support', 'admin'] as const;
/** Roles that manage the content. */
const content = ['editor', 'admin'] as const;

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name: 'mfe-admin',
  contract: 2,
  area: 'admin',
  pages: [
    { path: '/admin', title: 'Admin', roles: ['support', 'editor', 'admin'] },
    { path: '/admin/content/:kind', title: 'Content', roles: [...content] },
    { path: '/admin/content/:kind/:id', title: 'Content', roles: [...content] },
    { path: '/admin/content/salons/:id/attendees', title: 'Attendees', roles: [...content] },
    { path: '/admin/analytics', title: 'Analytics', roles: ['admin'] },
    { path: '/admin/feedback', title: 'Reviews', roles: [...content] },
    { path: '/admin/members/:id', title: 'Member', roles: ['admin'] },
    { path: '/admin/members', title: 'Members List', roles: ['admin'] },
    { path: '/admin/requests', title: 'Requests', roles: ['admin'] },
    { path: '/admin/operations', title: 'Operations', roles: ['admin'] },
    { path: '/admin/operations/:page', title: 'Operations', roles: ['admin'] },
    { path: '/admin/operations/releases/:remote', title: 'Releases', roles: ['admin'] },
    { path: '/admin/content', title: 'Content', roles: [...content] },
    { path: '/admin/content/salons', title: 'Salons', roles: [...content] },
    { path: '/admin/content/salons/:id', title: 'Salon', roles: [...content] },
    { path: '/admin/opportunities', title: 'Opportunities', roles: [...board] },
    { path: '/admin/opportunities/new', title: 'New opportunity', roles: [...board] },
    { path: '/admin/opportunities/applications', title: 'Applications', roles: [...board] },
    { path: '/admin/opportunities/:id', title: 'Opportunity', roles: [...board] },
    { path: '/admin/purchases', title: 'Purchases', roles: ['admin'] },
    { path: '/admin/referrals', title: 'Referrals', roles: ['admin'] },
  ],
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
        { label: 'Reviews', to: '/admin/feedback', roles: [...content] },
        { label: 'Content', to: '/admin/content', covers: ['/admin/content'], roles: [...content] },
        {
          label: 'Opportunities',
          to: '/admin/opportunities',
          covers: ['/admin/opportunities'],
          roles: [...board],
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
