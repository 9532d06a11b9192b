import { HIDDEN_COLLECTION } from '@athenaeum/content-contract';
import { readInBatches } from '@athenaeum/kit';
import type { Model } from 'mongoose';
import { shownBy } from '../../shown';
import { Category, type CategoryRow } from '../category/category.model';
import { Collection, type CollectionRow } from '../collection/collection.model';
import { Pathway, type PathwayRow } from '../pathway/pathway.model';
import { Season, type SeasonRow } from '../pathway/season.model';
import { Salon, type SalonRow } from '../salon/salon.model';
import { Transcript, type TranscriptRow } from '../salon/transcript.model';
import { Speaker, type SpeakerRow } from '../speaker/speaker.model';
import { Tag, type TagRow } from '../tag/tag.model';
import { SALON_FACTS, type SalonFacts, type SearchField, type SearchKind } from './searchIndex';

export interface SearchDocument {
  kind: SearchKind;
  id: string;
  /** Without `transcript`, it is unchanged. */
  fields: Partial<Record<SearchField, string>>;
  salon?: SalonFacts;
}

export interface Library {
  documents: SearchDocument[];
  /** Salons with a transcript. */
  transcribed: string[];
}

/** All words of what is published. Of transcripts, which are long, only those that are not `known`. */
export async function readLibrary(known: ReadonlySet<string>): Promise<Library> {
  const shown = shownBy(Date.now());
  const [salons, speakers, categories, tags, collections, pathways, seasons, transcripts] = await Promise.all(
    [
      read<SalonRow>(
        Salon,
        `title subtitle description location_city category_ids tag_ids ${SALON_FACTS.join(' ')}`,
        {
          published: true,
        },
      ),
      read<SpeakerRow>(Speaker, 'name title description', shown),
      read<CategoryRow>(Category, 'title description'),
      read<TagRow>(Tag, 'title'),
      read<CollectionRow>(Collection, 'title author description', {
        ...shown,
        slug: { $ne: HIDDEN_COLLECTION },
      }),
      read<PathwayRow>(Pathway, 'title description', shown),
      read<SeasonRow>(Season, 'pathway_id title description'),
      read<Pick<TranscriptRow, '_id'>>(Transcript, '_id'),
    ],
  );
  const transcribed = transcripts.map(({ _id }) => _id);
  const spoken = await readSpoken(transcribed.filter((id) => !known.has(id)));
  const hasWords = new Set(transcribed);
  const names = new Map(speakers.map(({ _id, name }) => [_id, name]));
  const titles = new Map([...categories, ...tags].map(({ _id, title }) => [_id, title]));

  const wordsOfSeasons = seasons.map(({ pathway_id, title, description }) => ({
    of: pathway_id,
    words: lines([title, description]),
  }));

  const ofSalon = (salon: SalonRow): SearchDocument['fields'] => {
    const transcript = hasWords.has(salon._id) ? spoken.get(salon._id) : '';
    return {
      title: salon.title,
      speaker: lines(salon.speakers.map(({ speaker_id }) => names.get(speaker_id))),
      tag: lines([...salon.tag_ids, ...salon.category_ids].map((id) => titles.get(id))),
      description: lines([salon.subtitle, salon.location_city, salon.description]),
      ...(transcript === undefined ? {} : { transcript }),
    };
  };

  return {
    transcribed,
    documents: [
      ...documents('salon', salons, ofSalon).map((document, place) => ({
        ...document,
        salon: factsOf(salons[place]!),
      })),
      ...documents('speaker', speakers, ({ name, title, description }) => ({
        title: name,
        description: lines([title, description]),
      })),
      ...documents('category', categories, ({ title, description }) => ({
        title,
        description: description ?? '',
      })),
      ...documents('tag', tags, ({ title }) => ({ title })),
      ...documents('collection', collections, ({ title, author, description }) => ({
        title,
        speaker: author ?? '',
        description: description ?? '',
      })),
      ...documents('pathway', pathways, ({ _id, title, description }) => ({
        title,
        description: lines([
          description,
          ...wordsOfSeasons.filter((season) => season.of === _id).map(({ words }) => words),
        ]),
      })),
    ],
  };
}

const read = <Row>(model: unknown, fields: string, where: Record<string, unknown> = {}): Promise<Row[]> =>
  readInBatches<Row>((model as Model<Row>).find(where).select(fields).lean());

async function readSpoken(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await read<TranscriptRow>(Transcript, 'cues.text', { _id: { $in: ids } });
  return new Map(rows.map(({ _id, cues }) => [_id, lines(cues.map(({ text }) => text))]));
}

const documents = <Row extends { _id: string }>(
  kind: SearchKind,
  rows: readonly Row[],
  fieldsOf: (row: Row) => SearchDocument['fields'],
): SearchDocument[] => rows.map((row) => ({ kind, id: row._id, fields: fieldsOf(row) }));

const lines = (texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join('\n');

const factsOf = (salon: SalonRow): SalonFacts =>
  Object.fromEntries(['_id' as const, ...SALON_FACTS].map((fact) => [fact, salon[fact]])) as SalonFacts;
