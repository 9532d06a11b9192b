import { toListResult, toResult } from '@athenaeum/kit';
import { nestedTake } from '../../listPage';
import type { ContentContext } from '../../loaders';
import { lookupInput } from '../../lookup';
import type { CategoryRow } from './category.model';
import { categoriesInput, findCategory, listCategories } from './category.service';

export const Query = {
  category: (_root: unknown, { input }: { input: unknown }) =>
    toResult(async () => findCategory(lookupInput.parse(input))),
  categories: (_root: unknown, { input }: { input?: unknown }) =>
    toListResult(async () => listCategories(categoriesInput.parse(input ?? {}))),
};

export const Category = {
  __resolveReference: ({ id }: { id: string }, { loaders }: ContentContext) => loaders.category.load(id),
  id: ({ _id }: CategoryRow) => _id,
  salon_relations: async ({ _id }: CategoryRow, { take }: { take?: number }, { loaders }: ContentContext) =>
    loaders.relationsTo((await loaders.salonsOfCategory.load(_id)).slice(0, nestedTake(take))),
  salon_count: async ({ _id }: CategoryRow, _args: unknown, { loaders }: ContentContext) =>
    (await loaders.salonsOfCategory.load(_id)).length,
};
