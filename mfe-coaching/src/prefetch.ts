import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { prefetchCoaches } from './features/coachDirectory';
import { prefetchCoachingTime } from './features/creditsWidget';

/** The first queries of each page, and of the bar above them. */
export const prefetch = definePrefetch(api, {
  '/expert-strategists': () => [prefetchCoaches(), prefetchCoachingTime()],
  '/expert-strategists/experts/:slug': async ({ slug = '' }) => [
    (await import('./routes/CoachPage')).prefetchCoach(slug),
    prefetchCoachingTime(),
  ],
});
