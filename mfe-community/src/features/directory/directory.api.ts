import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { DirectoryDocument, type DirectoryQuery } from './__generated__/directory';
import { queryOf } from './queryOf';
import { directoryViewOf } from './useDirectoryView';

export type DirectoryMember = NonNullable<NonNullable<DirectoryQuery['users']>['data']>[number];
export type Facet = NonNullable<NonNullable<DirectoryQuery['users']>['facets']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersDirectory: build.query(operation(DirectoryDocument)),
  }),
});

export const { useUsersDirectoryQuery } = injected;

export const prefetchDirectory = (search: URLSearchParams) =>
  injected.util.prefetch('usersDirectory', { input: queryOf(directoryViewOf(search)) }, FRESH);
