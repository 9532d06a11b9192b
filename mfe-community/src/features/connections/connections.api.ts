import { FRESH, operation } from '@athenaeum/shell-contract';
import type { ConnectionList } from '@athenaeum/users-contract';
import { api } from '../../api';
import { ConnectionsDocument, type ConnectionsQuery } from './__generated__/connections';

type Page = NonNullable<ConnectionsQuery['connections']>;
export type ListedConnection = NonNullable<Page['data']>[number];
export type Counts = NonNullable<Page['counts']>;

const injected = api.enhanceEndpoints({ addTagTypes: ['Connections'] }).injectEndpoints({
  endpoints: (build) => ({
    usersConnections: build.query({ ...operation(ConnectionsDocument), providesTags: ['Connections'] }),
  }),
});

export const { useUsersConnectionsQuery } = injected;

export const prefetchList = (input: { list: ConnectionList; take: number; skip: number }) =>
  injected.util.prefetch('usersConnections', { input }, FRESH);
