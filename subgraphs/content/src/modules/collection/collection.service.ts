import {
  listInput,
  listPage,
  notFound,
  stringFilter,
  toConditions,
  toSort,
  type Lookup,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import type * as z from 'zod';
import { canSeePage, shownBy } from '../../shown';
import { Collection, type CollectionRow } from './collection.model';

export const collectionsInput = listInput({ slug: stringFilter, title: stringFilter, type: stringFilter }, [
  'title',
]);

export async function findCollection(viewer: Viewer, lookup: Lookup): Promise<CollectionRow> {
  const collection = await Collection.findOne(lookup).lean<CollectionRow>();
  if (!collection || !canSeePage(viewer, collection)) throw notFound('collection');
  return collection;
}

export const listCollections = (input: z.infer<typeof collectionsInput>): Promise<Page<CollectionRow>> =>
  listPage<CollectionRow>(
    Collection,
    { $and: [shownBy(Date.now()), toConditions(input, ['slug', 'title', 'type'])] },
    toSort(input.orderBy, { title: 1 }),
    input,
  );
