import type { StaffContentKind, StaffContentState } from '@athenaeum/content-contract';
import { entriesIn, type EntryRow } from '@athenaeum/kit/entries';
import type { Model } from 'mongoose';
import { publishedBy } from '../../publication';
import { Collection, type CollectionRow } from '../collection/collection.model';
import { Pathway, type PathwayRow } from '../pathway/pathway.model';
import { Season } from '../pathway/season.model';
import { Salon, type SalonRow } from '../salon/salon.model';
import { Speaker, type SpeakerRow } from '../speaker/speaker.model';
import type { WordMatches } from './wordMatches';

type Condition = Record<string, unknown>;

/** An entry as it is stored; `source` says in which collection of the database. */
export type StaffContentRow =
  | { source: 'salons'; row: SalonRow }
  | { source: 'collections'; row: CollectionRow }
  | { source: 'pathways'; row: PathwayRow }
  | { source: 'speakers'; row: SpeakerRow };
export type SourceName = StaffContentRow['source'];

/** A collection of the database whose rows are in the list, with its conditions. */
export interface Source {
  name: SourceName;
  model: Model<EntryRow>;
  /** The fields that the list is ordered by. */
  title: string;
  date: string;
  /** Which kinds its rows are, each with its condition. */
  kinds: Partial<Record<StaffContentKind, (now: number) => Condition>>;
  /** Rows that lack something: see `needsOf`. */
  needsWork: (now: number) => Condition | Promise<Condition>;
  withWords: (matches: WordMatches) => Condition[];
}

const all = () => ({});
const NO_FILE = { $in: [null, ''] };

const isRecorded = (now: number) => ({ live_until: { $lte: now }, filename: { $nin: [null, ''] } });

export const SOURCES = {
  salons: {
    name: 'salons',
    model: entriesIn(Salon),
    title: 'title',
    date: 'date',
    kinds: {
      salons: (now) => ({ $or: [{ live_until: { $gt: now } }, { filename: NO_FILE }] }),
      recordings: isRecorded,
    },
    needsWork: (now) => ({
      $or: [
        { speakers: { $not: { $elemMatch: { type: 'HOST' } } } },
        { category_ids: [] },
        { ...isRecorded(now), captions: NO_FILE },
      ],
    }),
    withWords: ({ literal, speakerIds, categoryIds }) => [
      { title: literal },
      { 'speakers.speaker_id': { $in: speakerIds } },
      { category_ids: { $in: categoryIds } },
    ],
  },
  collections: {
    name: 'collections',
    model: entriesIn(Collection),
    title: 'title',
    date: 'updated_at',
    kinds: {
      collections: () => ({ type: 'COLLECTION' }),
      'peer-groups': () => ({ type: 'PEER_GROUP' }),
    },
    needsWork: () => ({
      $or: [
        { type: 'COLLECTION', salon_ids: [] },
        { type: 'PEER_GROUP', leader_ids: [] },
      ],
    }),
    withWords: ({ literal, speakerIds }) => [
      { title: literal },
      { author: literal },
      { leader_ids: { $in: speakerIds } },
    ],
  },
  pathways: {
    name: 'pathways',
    model: entriesIn(Pathway),
    title: 'title',
    date: 'updated_at',
    kinds: { pathways: all },
    needsWork: async () => ({ _id: { $nin: await Season.distinct('pathway_id') } }),
    withWords: ({ literal }) => [{ title: literal }],
  },
  speakers: {
    name: 'speakers',
    model: entriesIn(Speaker),
    title: 'name',
    date: 'updated_at',
    kinds: { speakers: all },
    // Nothing that a member would miss: initials stand for a portrait.
    needsWork: () => ({ _id: { $in: [] } }),
    withWords: ({ literal }) => [{ name: literal }],
  },
} satisfies Record<SourceName, Source>;

export const ALL_SOURCES: readonly Source[] = Object.values(SOURCES);

/** A state as a condition; only salons are cancelled or postponed. */
export function inState(source: Source, state: StaffContentState, now: number): Condition {
  const isOff = { salon_status: { $nin: [null] } };
  switch (state) {
    case 'draft':
      return { published: false };
    case 'scheduled':
      return { published: true, publish_at: { $gt: now } };
    case 'off':
      return source.name === 'salons' ? { ...shownBy(now), ...isOff } : { _id: { $in: [] } };
    case 'published':
      return source.name === 'salons' ? { ...shownBy(now), salon_status: null } : shownBy(now);
  }
}

/** As `publishedBy`, also for rows from before there were drafts. */
const shownBy = (now: number) => ({ ...publishedBy(now), published: { $ne: false } });
