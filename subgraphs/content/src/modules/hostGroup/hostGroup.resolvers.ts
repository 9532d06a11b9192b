import { toListResult } from '@athenaeum/kit';
import type { HostGroupResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { HostGroup as Model, type HostGroupRow } from './hostGroup.model';

export const Query: QueryResolvers = {
  hostGroups: () =>
    toListResult(async () => {
      const data = await Model.find().sort({ position: 1 }).lean<HostGroupRow[]>();
      return { data, count: data.length };
    }),
};

export const HostGroup: HostGroupResolvers = {
  id: ({ _id }) => _id,
  async leaders({ leader_ids }, _args, { loaders }) {
    const leaders = await Promise.all(leader_ids.map((id) => loaders.shownSpeaker(id)));
    return leaders.filter((leader) => leader !== null);
  },
};
