import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { prefetchEvenings } from './features/evenings';

/** The first query of each page. */
export const prefetch = definePrefetch(api, {
  '/book-club': () => [prefetchEvenings()],
});
