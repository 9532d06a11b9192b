import { lookupInput, nestedTake, toListResult, toResult } from '@athenaeum/kit';
import type { CategoryResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { salonCounts } from '../salon/salonCounts';
import { categoriesInput, findCategory, listCategories } from './category.service';

export const Query: QueryResolvers = {
  category: (_root, { input }) => toResult(async () => findCategory(lookupInput.parse(input))),
  categories: (_root, { input }) =>
    toListResult(async () => listCategories(categoriesInput.parse(input ?? {}))),
};

export const Category: CategoryResolvers = {
  __resolveReference: ({ id }, { loaders }) => loaders.category.load(id),
  id: ({ _id }) => _id,
  salon_relations: async ({ _id }, { take }, { loaders }) =>
    loaders.relationsTo((await loaders.salonsOfCategory.load(_id)).slice(0, nestedTake(take))),
  salon_count: async ({ _id }) => (await salonCounts('category_ids')).get(_id) ?? 0,
};
