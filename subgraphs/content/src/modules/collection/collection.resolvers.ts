import { lookupInput, toListResult, toResult } from '@athenaeum/kit';
import type { CollectionResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { PeerGroup } from '../peerGroup/peerGroup.resolvers';
import { collectionsInput, findCollection, listCollections } from './collection.service';

export const Query: QueryResolvers = {
  collection: (_root, { input }, { viewer }) =>
    toResult(async () => findCollection(viewer, lookupInput.parse(input))),
  collections: (_root, { input }, { viewer }) =>
    toListResult(async () => listCollections(viewer, collectionsInput.parse(input ?? {}))),
};

export const Collection: CollectionResolvers = {
  ...PeerGroup,
  id: ({ _id }) => _id,
  async leaders({ leader_ids }, _args, { loaders }) {
    const leaders = await Promise.all(leader_ids.map((id) => loaders.shownSpeaker(id)));
    return leaders.filter((leader) => leader !== null);
  },
  salon_relations: ({ salon_ids }, _args, { loaders }) => loaders.relationsTo(salon_ids),
  my_bookmark: ({ _id }, _args, { loaders }) => loaders.myCollectionBookmark.load(_id),
  async salon_count({ salon_ids }, _args, { loaders }) {
    const listed = await Promise.all(salon_ids.map((id) => loaders.isListed.load(id)));
    return listed.filter(Boolean).length;
  },
};
