import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { eventViewOf } from './features/eventFilters';
import { prefetchPublicEvents } from './features/eventList';
import { prefetchExperts } from './features/experts';
import { prefetchTestimonials } from './features/testimonials';

/** The first queries of each page. */
export const prefetch = definePrefetch(api, {
  '/upcoming-events': (_params, search) => [
    prefetchPublicEvents(eventViewOf(search)),
    prefetchExperts(),
    prefetchTestimonials(),
  ],
  '/upcoming-events/:slug': async ({ slug = '' }) => {
    const { prefetchPublicEvent, prefetchMoreEvents } = await import('./routes/EventPage');
    return [prefetchPublicEvent(slug), prefetchMoreEvents(slug)];
  },
});
