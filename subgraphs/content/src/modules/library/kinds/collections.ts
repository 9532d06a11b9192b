import { collectionForm, peerGroupForm, type CollectionType } from '@athenaeum/content-contract';
import { entriesIn, type EntryKind, type EntryRow } from '@athenaeum/kit/entries';
import { Bookmark } from '../../bookmark/bookmark.model';
import { Collection } from '../../collection/collection.model';
import { Salon } from '../../salon/salon.model';
import { Speaker } from '../../speaker/speaker.model';
import { LIBRARY } from './references';

/** Two kinds in one collection of the database; the type of an entry never changes. */
const gathered = (type: CollectionType) =>
  ({
    ...LIBRARY,
    model: entriesIn(Collection),
    scope: { type },
    title: 'title',
    operations: { save: 'saveCollection', remove: 'removeCollection' },
    files: { thumbnail: 'picture' },
    // A bookmark does not prevent removal.
    takeAlong: (entry_id, session) => Bookmark.deleteMany({ type: 'COLLECTION', entry_id }, { session }),
    detailsOf: async (rows: readonly EntryRow[]) => rows.map(({ salon_ids }) => inSalons(salon_ids)),
  }) satisfies Partial<EntryKind>;

export const collections: EntryKind = {
  ...gathered('COLLECTION'),
  noun: 'collection',
  fields: Object.keys(collectionForm.shape),
  refersTo: { salon_ids: entriesIn(Salon) },
};

export const peerGroups: EntryKind = {
  ...gathered('PEER_GROUP'),
  noun: 'peer group',
  fields: Object.keys(peerGroupForm.shape),
  refersTo: { salon_ids: entriesIn(Salon), leader_ids: entriesIn(Speaker) },
};

/** Either of the two, for removing one by its id alone. */
export const eitherCollection: EntryKind = {
  ...collections,
  scope: {},
  fields: ['type', ...new Set([...collections.fields, ...peerGroups.fields])],
};

/** "12 salons". */
export const inSalons = (ids: unknown): string => {
  const { length } = ids as readonly string[];
  return `${length} ${length === 1 ? 'salon' : 'salons'}`;
};
