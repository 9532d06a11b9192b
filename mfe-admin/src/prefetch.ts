import { definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { prefetchMembersList } from './features/membersList';

/** The first query of each page. */
export const prefetch = definePrefetch(api, {
  '/admin/members': (_params, search) => [prefetchMembersList(search)],
});
