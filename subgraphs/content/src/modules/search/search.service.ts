import type { SearchInput } from '@athenaeum/content-contract';
import { DEFAULT_TAKE, type Viewer } from '@athenaeum/kit';
import type DataLoader from 'dataloader';
import type { ContentLoaders } from '../../loaders';
import { perDatabase } from '../../perDatabase';
import { isMember } from '../../audience';
import { isShown } from '../../shown';
import type { CategoryRow } from '../category/category.model';
import type { CollectionRow } from '../collection/collection.model';
import type { PathwayRow } from '../pathway/pathway.model';
import type { SalonRow } from '../salon/salon.model';
import { salonCounts } from '../salon/salonCounts';
import type { SpeakerRow } from '../speaker/speaker.model';
import type { TagRow } from '../tag/tag.model';
import { createContentIndex } from './contentIndex';
import { findSalons, type FoundSalon } from './findSalons';
import {
  isPartialRank,
  isSpokenRank,
  type SearchHit,
  type SearchIndex,
  type SearchKind,
} from './searchIndex';
import { spokenAt } from './spokenAt';
import { searchedWords } from '@athenaeum/kit/words';

export interface FoundGroups {
  upcoming: SalonRow[];
  recorded: SalonRow[];
  categories: CategoryRow[];
  collections: CollectionRow[];
  speakers: SpeakerRow[];
  tags: TagRow[];
  pathways: PathwayRow[];
  peer_groups: CollectionRow[];
  counts: Record<
    'upcoming' | 'recorded' | 'categories' | 'collections' | 'speakers' | 'tags' | 'pathways' | 'peer_groups',
    number
  >;
  transcripts: { salon: SalonRow; start_seconds: number; line: number; text: string }[];
}

const index = perDatabase<SearchIndex>(() => createContentIndex());

/** Reads the library, so that the first search of this process does not wait for it. */
export const prepareSearch = (): Promise<void> => index().prepare();

/** All matches that the viewer may see, in groups; partial matches only where nothing has all words. */
export async function search(
  viewer: Viewer,
  loaders: ContentLoaders,
  input: SearchInput,
): Promise<FoundGroups> {
  const hits = await index().find(input.query);
  const isWhole = ({ rankWithTranscript }: SearchHit) => !isPartialRank(rankWithTranscript);
  const strict = await visibleAmong(viewer, loaders, hits.filter(isWhole), (rank) => !isPartialRank(rank));
  // Decided by what the viewer may see: results for others must not be revealed.
  const found = isNothing(strict) ? await visibleAmong(viewer, loaders, hits, isPartialRank) : strict;
  return inGroups(loaders, found, input);
}

interface Visible {
  salons: FoundSalon[];
  categories: CategoryRow[];
  collections: CollectionRow[];
  speakers: SpeakerRow[];
  tags: TagRow[];
  pathways: PathwayRow[];
}

async function visibleAmong(
  viewer: Viewer,
  loaders: ContentLoaders,
  hits: readonly SearchHit[],
  counts: (rank: number) => boolean,
): Promise<Visible> {
  const of = (kind: SearchKind) => hits.filter((hit) => hit.kind === kind);
  const others = (kind: SearchKind) =>
    of(kind).filter(({ rankWithTranscript }) => counts(rankWithTranscript));
  const [salons, categories, collections, speakers, tags, pathways] = await Promise.all([
    findSalons(viewer, loaders, of('salon'), Date.now()),
    rowsOf(loaders.category, others('category'), ({ title }) => title),
    rowsOf(loaders.collection, others('collection'), ({ title }) => title),
    rowsOf(loaders.speaker, await withSalons(others('speaker')), ({ name }) => name),
    rowsOf(loaders.tag, others('tag'), ({ title }) => title),
    rowsOf(loaders.pathway, isMember(viewer) ? others('pathway') : [], ({ title }) => title),
  ]);
  return {
    salons: salons.filter(({ rank }) => counts(rank)),
    categories,
    collections,
    speakers,
    tags,
    pathways,
  };
}

const isNothing = (found: Visible): boolean => Object.values(found).every((rows) => rows.length === 0);

async function inGroups(
  loaders: ContentLoaders,
  { salons, categories, collections, speakers, tags, pathways }: Visible,
  { query, date, collectionType, take }: SearchInput,
): Promise<FoundGroups> {
  const divide = date ?? Date.now();
  const limit = take ?? DEFAULT_TAKE;
  const upcoming = salons.filter(({ salon }) => salon.live_until > divide).sort(soonestFirst);
  const recorded = salons
    .filter(({ salon }) => salon.live_until <= divide && Boolean(salon.filename))
    .sort(newestFirst);
  const peerGroups = collections.filter(({ type }) => type === 'PEER_GROUP');
  const ofType = collections.filter(({ type }) => !collectionType || type === collectionType);

  return {
    upcoming: await whole(loaders, upcoming.slice(0, limit)),
    recorded: await whole(loaders, recorded.slice(0, limit)),
    categories: categories.slice(0, limit),
    collections: ofType.slice(0, limit),
    speakers: speakers.slice(0, limit),
    tags: tags.slice(0, limit),
    pathways: pathways.slice(0, limit),
    peer_groups: peerGroups.slice(0, limit),
    counts: {
      upcoming: upcoming.length,
      recorded: recorded.length,
      categories: categories.length,
      collections: ofType.length,
      speakers: speakers.length,
      tags: tags.length,
      pathways: pathways.length,
      peer_groups: peerGroups.length,
    },
    transcripts: await momentsIn(loaders, query, recorded.slice(0, limit)),
  };
}

const soonestFirst = (a: FoundSalon, b: FoundSalon) => a.rank - b.rank || a.salon.date - b.salon.date;
const newestFirst = (a: FoundSalon, b: FoundSalon) => a.rank - b.rank || b.salon.date - a.salon.date;

/** The rows of some hits, best first, then by name. */
async function rowsOf<Row extends object>(
  loader: DataLoader<string, Row | null>,
  hits: readonly SearchHit[],
  nameOf: (row: Row) => string,
): Promise<Row[]> {
  const rows = await Promise.all(hits.map(async (hit) => ({ ...hit, row: await loader.load(hit.id) })));
  return rows
    .flatMap(({ row, rankWithTranscript: rank }) =>
      // It may have become a draft since it was indexed.
      row && isShown(row, Date.now()) ? [{ row, rank, name: nameOf(row) }] : [],
    )
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en'))
    .map(({ row }) => row);
}

/** Speakers without listed salons are not found, by anybody. */
async function withSalons(hits: readonly SearchHit[]): Promise<SearchHit[]> {
  if (hits.length === 0) return [];
  const counts = await salonCounts('speakers');
  return hits.filter(({ id }) => counts.has(id));
}

const whole = async (loaders: ContentLoaders, found: readonly FoundSalon[]): Promise<SalonRow[]> =>
  (await Promise.all(found.map(({ salon }) => loaders.salon.load(salon._id)))).filter((row) => row !== null);

/** A match by the transcript alone only has this rank, for those who may watch. */
async function momentsIn(
  loaders: ContentLoaders,
  query: string,
  found: readonly FoundSalon[],
): Promise<FoundGroups['transcripts']> {
  const words = searchedWords(query);
  const moments = await Promise.all(
    found
      .filter(({ rank }) => isSpokenRank(rank))
      .map(async ({ salon: { _id } }) => {
        const [salon, transcript] = await Promise.all([
          loaders.salon.load(_id),
          loaders.transcript.load(_id),
        ]);
        const cues = transcript?.cues ?? [];
        const cue = spokenAt(words, cues);
        if (!salon || !cue) return [];
        return [{ salon, start_seconds: cue.start, line: cues.indexOf(cue) + 1, text: cue.text }];
      }),
  );
  return moments.flat();
}
