import { toListResult, toResult } from '@athenaeum/kit';
import type { ContentContext } from '../../loaders';
import { lookupInput } from '../../lookup';
import type { CollectionRow } from './collection.model';
import { collectionsInput, findCollection, listCollections } from './collection.service';

export const Query = {
  collection: (_root: unknown, { input }: { input: unknown }) =>
    toResult(async () => findCollection(lookupInput.parse(input))),
  collections: (_root: unknown, { input }: { input?: unknown }) =>
    toListResult(async () => listCollections(collectionsInput.parse(input ?? {}))),
};

export const Collection = {
  id: ({ _id }: CollectionRow) => _id,
  leaders: async ({ leader_ids }: CollectionRow, _args: unknown, { loaders }: ContentContext) =>
    (await loaders.speaker.loadMany(leader_ids)).filter((leader) => leader && !(leader instanceof Error)),
  salon_relations: ({ salon_ids }: CollectionRow, _args: unknown, { loaders }: ContentContext) =>
    loaders.relationsTo(salon_ids),
  salon_count: async ({ salon_ids }: CollectionRow, _args: unknown, { loaders }: ContentContext) =>
    (await loaders.relationsTo(salon_ids)).length,
};
