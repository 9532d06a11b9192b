import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { prefetchBoard } from './features/board';

/** The first query of each page. */
export const prefetch = definePrefetch(api, {
  '/opportunities': (_params, search) => [prefetchBoard(search)],
  '/opportunities/applications': async () => [
    (await import('./routes/MyApplicationsPage')).prefetchMyApplications(),
  ],
});
