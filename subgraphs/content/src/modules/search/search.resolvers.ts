import { searchInput } from '@athenaeum/content-contract';
import { toResult } from '@athenaeum/kit';
import type { QueryResolvers } from '../../__generated__/resolvers';
import { search } from './search.service';

export const Query: QueryResolvers = {
  search: (_root, { input }, { viewer, loaders }) =>
    toResult(async () => search(viewer, loaders, searchInput.parse(input))),
};
