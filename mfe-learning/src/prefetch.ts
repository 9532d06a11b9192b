import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { prefetchHome } from './features/home';

/** The first queries of each page; lazily loaded pages bring their own. */
export const prefetch = definePrefetch(api, {
  '/': (_params, search) => (search.size === 0 ? [prefetchHome()] : []),
  '/calendar': async (_params, search) => (await import('./routes/CalendarPage')).prefetchCalendar(search),
  '/my-salons': async () => (await import('./routes/MySalonsPage')).prefetchMySalons(),
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
  '/collections': async () => (await import('./routes/CollectionsPage')).prefetchAll('collections'),
  '/pathways': async () => (await import('./routes/PathwaysPage')).prefetchAll('pathways'),
  '/peer-groups': async () => [(await import('./routes/PeerGroupsPage')).prefetchPeerGroups()],
  '/peer-groups/:slug': async ({ slug = '' }) => [
    (await import('./routes/PeerGroupPage')).prefetchPeerGroup(slug),
  ],
  '/pathways/:slug': async ({ slug = '' }) => [(await import('./routes/PathwayPage')).prefetchPathway(slug)],
  '/pathways/:slug/collections': async ({ slug = '' }, search) => [
    (await import('./routes/SeasonPage')).prefetchSeason(slug, search),
  ],
  '/view-all/:slug': async ({ slug = '' }) => (await import('./routes/ViewAllPage')).prefetchAll(slug),
});
