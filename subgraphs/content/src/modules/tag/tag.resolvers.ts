import { lookupInput, nestedTake, toListResult, toResult } from '@athenaeum/kit';
import type { QueryResolvers, TagResolvers } from '../../__generated__/resolvers';
import { salonCounts } from '../salon/salonCounts';
import { findTag, listTags, tagsInput } from './tag.service';

export const Query: QueryResolvers = {
  tag: (_root, { input }) => toResult(async () => findTag(lookupInput.parse(input))),
  tags: (_root, { input }) => toListResult(async () => listTags(tagsInput.parse(input ?? {}))),
};

export const Tag: TagResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.tag.load(id),
  id: ({ _id }) => _id,
  salon_relations: async ({ _id }, { take }, { loaders }) =>
    loaders.relationsTo((await loaders.salonsOfTag.load(_id)).slice(0, nestedTake(take))),
  salon_count: async ({ _id }) => (await salonCounts('tag_ids')).get(_id) ?? 0,
};
