import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { DirectoryDocument, type DirectoryQuery } from './__generated__/directory';

export type DirectoryMember = NonNullable<NonNullable<DirectoryQuery['users']>['data']>[number];
export type Facet = NonNullable<NonNullable<DirectoryQuery['users']>['facets']>[number];

export const { useUsersDirectoryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    usersDirectory: build.query(operation(DirectoryDocument)),
  }),
});
