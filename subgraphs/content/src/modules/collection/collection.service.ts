import {
  booleanFilter,
  isSignedIn,
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
import { Bookmark } from '../bookmark/bookmark.model';
import { Collection, type CollectionRow } from './collection.model';

export const collectionsInput = listInput(
  { slug: stringFilter, title: stringFilter, type: stringFilter, saved: booleanFilter },
  ['title'],
);

export async function findCollection(viewer: Viewer, lookup: Lookup): Promise<CollectionRow> {
  const collection = await Collection.findOne(lookup).lean<CollectionRow>();
  if (!collection || !canSeePage(viewer, collection)) throw notFound('collection');
  return collection;
}

type CollectionsInput = z.infer<typeof collectionsInput>;

export async function listCollections(viewer: Viewer, input: CollectionsInput): Promise<Page<CollectionRow>> {
  const conditions = [toConditions(input, ['slug', 'title', 'type']), await savedCondition(viewer, input)];
  return listPage<CollectionRow>(
    Collection,
    { $and: [shownBy(Date.now()), ...conditions] },
    toSort(input.orderBy, { title: 1 }),
    input,
  );
}

async function savedCondition(viewer: Viewer, { saved }: CollectionsInput): Promise<Record<string, unknown>> {
  if (typeof saved?.equals !== 'boolean') return {};
  const ids = isSignedIn(viewer)
    ? await Bookmark.distinct('entry_id', { user_id: viewer.id, type: 'COLLECTION' })
    : [];
  return { _id: saved.equals ? { $in: ids } : { $nin: ids } };
}
