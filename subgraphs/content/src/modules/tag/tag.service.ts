import {
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
import { Tag, type TagRow } from './tag.model';

export const tagsInput = listInput({ slug: stringFilter, title: stringFilter, type: stringFilter }, [
  'title',
]);

export async function findTag(lookup: Lookup): Promise<TagRow> {
  const tag = await Tag.findOne(lookup).lean<TagRow>();
  if (!tag) throw notFound('goal');
  return tag;
}

export const listTags = (input: z.infer<typeof tagsInput>): Promise<Page<TagRow>> =>
  listPage<TagRow>(
    Tag,
    toConditions(input, ['slug', 'title', 'type']),
    toSort(input.orderBy, { title: 1 }),
    input,
  );
