import {
  booleanFilter,
  listInput,
  listPage,
  notFound,
  stringFilter,
  toConditions,
  toSort,
  type Lookup,
  type Page,
} from '@athenaeum/kit';
import type * as z from 'zod';
import { Category, type CategoryRow } from './category.model';

export const categoriesInput = listInput(
  { slug: stringFilter, title: stringFilter, is_featured: booleanFilter },
  ['title'],
);

export async function findCategory(lookup: Lookup): Promise<CategoryRow> {
  const category = await Category.findOne(lookup).lean<CategoryRow>();
  if (!category) throw notFound('category');
  return category;
}

export const listCategories = (input: z.infer<typeof categoriesInput>): Promise<Page<CategoryRow>> =>
  listPage<CategoryRow>(
    Category,
    toConditions(input, ['slug', 'title', 'is_featured']),
    toSort(input.orderBy, { title: 1 }),
    input,
  );
