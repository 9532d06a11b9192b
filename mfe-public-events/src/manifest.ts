import { defineRemote } from '@athenaeum/shell-contract/manifest';

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name: 'mfe-public-events',
  contract: 2,
  area: 'events',
  pages: [
    { path: '/upcoming-events', title: 'Upcoming events' },
    { path: '/upcoming-events/:slug', title: 'Event' },
    { path: '/upcoming-events/:slug/rsvp', title: 'Your RSVP' },
  ],
  navigation: [{ label: 'Events', to: '/upcoming-events', order: 5, roles: ['visitor', 'prospect'] }],
  footer: [{ group: 'Learning', label: 'Public events', to: '/upcoming-events', order: 9 }],
});
