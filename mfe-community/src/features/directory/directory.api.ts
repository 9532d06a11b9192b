import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { DirectoryDocument, type DirectoryQuery } from './__generated__/directory';
import { directoryViewOf, queryOf } from './directoryView';
import { ResultTabsDocument } from './__generated__/resultTabs';

export type DirectoryMember = NonNullable<NonNullable<DirectoryQuery['users']>['data']>[number];
export type Facet = NonNullable<NonNullable<DirectoryQuery['users']>['facets']>[number];

const injected = api.enhanceEndpoints({ addTagTypes: ['Connections'] }).injectEndpoints({
  endpoints: (build) => ({
    usersDirectory: build.query({ ...operation(DirectoryDocument), providesTags: ['Connections'] }),
    usersResultTabs: build.query(operation(ResultTabsDocument)),
  }),
});

export const { useUsersDirectoryQuery, useUsersResultTabsQuery } = injected;

export const prefetchDirectory = (search: URLSearchParams) =>
  injected.util.prefetch('usersDirectory', { input: queryOf(directoryViewOf(search)) }, FRESH);
