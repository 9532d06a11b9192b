import { prefetchList } from './connections.api';
import { connectionsViewOf, queryOf } from './connectionsView';

export const prefetchConnections = (search: URLSearchParams) =>
  prefetchList(queryOf(connectionsViewOf(search)));
