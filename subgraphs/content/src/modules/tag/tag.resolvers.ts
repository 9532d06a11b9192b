import { toListResult, toResult } from '@athenaeum/kit';
import { nestedTake } from '../../listPage';
import type { ContentContext } from '../../loaders';
import { lookupInput } from '../../lookup';
import type { TagRow } from './tag.model';
import { findTag, listTags, tagsInput } from './tag.service';

export const Query = {
  tag: (_root: unknown, { input }: { input: unknown }) =>
    toResult(async () => findTag(lookupInput.parse(input))),
  tags: (_root: unknown, { input }: { input?: unknown }) =>
    toListResult(async () => listTags(tagsInput.parse(input ?? {}))),
};

export const Tag = {
  __resolveReference: ({ id }: { id: string }, { loaders }: ContentContext) => loaders.tag.load(id),
  id: ({ _id }: TagRow) => _id,
  salon_relations: async ({ _id }: TagRow, { take }: { take?: number }, { loaders }: ContentContext) =>
    loaders.relationsTo((await loaders.salonsOfTag.load(_id)).slice(0, nestedTake(take))),
  salon_count: async ({ _id }: TagRow, _args: unknown, { loaders }: ContentContext) =>
    (await loaders.salonsOfTag.load(_id)).length,
};
