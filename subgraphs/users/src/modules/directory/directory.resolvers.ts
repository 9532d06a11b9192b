import { toListResult } from '@athenaeum/kit';
import type { QueryResolvers, UserListResultResolvers } from '../../__generated__/resolvers';
import { usersInput } from './directory.input';
import { listDirectory } from './directory.service';

export const Query: QueryResolvers = {
  users: (_root, { input }, { viewer, loaders }) =>
    toListResult(() => listDirectory(viewer, usersInput.parse(input), loaders)),
};

export const UserListResult: UserListResultResolvers = {
  facets: ({ countFacets }) => countFacets?.() ?? null,
};
