import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { prefetchDirectory } from './features/directory';

/** The first query of each page. */
export const prefetch = definePrefetch(api, {
  '/community/members': (_params, search) => [prefetchDirectory(search)],
  '/community/connections': async (_params, search) => [
    (await import('./routes/ConnectionsPage')).prefetchConnections(search),
  ],
  '/community/members/:slug': async ({ slug = '' }) => [
    (await import('./routes/MemberPage')).prefetchMember(slug),
  ],
});
