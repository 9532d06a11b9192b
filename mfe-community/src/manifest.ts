import { defineRemote } from '@athenaeum/shell-contract/manifest';

const members = ['member', 'coach', 'support', 'editor', 'admin'] as const;

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name: 'mfe-community',
  contract: 1,
  area: 'community',
  pages: [
    { path: '/community/members', title: 'Members', roles: [...members] },
    { path: '/members', title: 'Members', roles: [...members] },
    { path: '/community/members/:slug', title: 'Member', roles: [...members] },
    // Open to visitors, and the way back for who was a member.
    { path: '/sign-up', title: 'Sign up' },
    { path: '/sign-up/return', title: 'Your payment' },
    { path: '/sign-up/cancelled', title: 'Nothing was paid' },
    { path: '/sign-up/password', title: 'Set your password' },
  ],
  navigation: [
    {
      label: 'Community',
      to: '/community/members',
      order: 30,
      roles: [...members],
      children: [{ label: 'Members', to: '/community/members' }],
    },
  ],
  footer: [
    { group: 'Community', label: 'Members', to: '/community/members', order: 10, roles: [...members] },
  ],
});
