import { pagesFor } from '@athenaeum/shell-contract/manifest';

export const name = 'mfe-public-events';

export const pages = pagesFor('everybody', {
  '/upcoming-events': {
    title: 'Upcoming events',
    load: () => import(/* webpackMode: "eager" */ './routes/EventsPage'),
  },
  '/upcoming-events/:slug': { title: 'Event', load: () => import('./routes/EventPage') },
  '/upcoming-events/:slug/rsvp': { title: 'Your RSVP', load: () => import('./routes/GuestRsvpPage') },
});
