import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { prefetchBoard } from './features/board';

/** The first query of each page. */
export const prefetch = definePrefetch(api, { '/opportunities': () => [prefetchBoard()] });
