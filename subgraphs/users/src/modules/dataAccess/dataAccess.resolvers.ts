import { toListResult } from '@athenaeum/kit';
import type { DataAccessResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { dataAccessesInput, listDataAccesses } from './dataAccess.service';

export const Query: QueryResolvers = {
  dataAccesses: (_root, { input }, { viewer }) =>
    toListResult(async () => listDataAccesses(viewer, dataAccessesInput.parse(input ?? {}))),
};

export const DataAccessType: DataAccessResolvers = {
  id: ({ _id }) => _id,
  // The name alone: a reader of private details is named to the member, listed or not.
  reader: async ({ reader_id }, _args, { loaders }) => {
    const reader = await loaders.user.load(reader_id);
    return reader && !reader.anonymised_at ? `${reader.first_name} ${reader.last_name}` : null;
  },
};
