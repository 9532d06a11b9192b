import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { prefetchHome } from './features/home';

/** The first queries of each page; pages that come later bring their own. */
export const prefetch = definePrefetch(api, {
  '/': (_params, search) => (search.size === 0 ? [prefetchHome()] : []),
  '/my-salons': async () => [(await import('./routes/MySalonsPage')).prefetchMySalons()],
  '/salons/:slug': async ({ slug = '' }) => [(await import('./routes/SalonPage')).prefetchSalon(slug)],
  '/categories/:slug': async ({ slug = '' }) => [
    (await import('./routes/CategoryPage')).prefetchCategory(slug),
  ],
  '/goals/:slug': async ({ slug = '' }) => [(await import('./routes/GoalPage')).prefetchGoal(slug)],
  '/tags/:slug': async ({ slug = '' }) => [(await import('./routes/GoalPage')).prefetchGoal(slug)],
  '/speakers/:slug': async ({ slug = '' }) => [(await import('./routes/SpeakerPage')).prefetchSpeaker(slug)],
  '/collections/:slug': async ({ slug = '' }) => [
    (await import('./routes/CollectionPage')).prefetchCollection(slug),
  ],
});
