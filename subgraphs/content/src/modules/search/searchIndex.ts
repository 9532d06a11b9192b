import type { SalonRow } from '../salon/salon.model';

/** The fields that are searched, most relevant first. */
export const SEARCH_FIELDS = ['title', 'speaker', 'tag', 'description', 'transcript'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

export type SearchKind = 'salon' | 'speaker' | 'tag' | 'category' | 'collection' | 'pathway';

/** A salon's fields besides its words, for filtering and sorting. */
export const SALON_FACTS = [
  'date',
  'event_duration',
  'live_until',
  'filename',
  'requires_payment',
  'published',
  'publish_at',
  'is_private',
  'hide_on_feed',
  'speakers',
] as const satisfies readonly (keyof SalonRow)[];
export type SalonFacts = Pick<SalonRow, '_id' | (typeof SALON_FACTS)[number]>;

export interface SearchHit {
  kind: SearchKind;
  id: string;
  /** Of a salon, as of the last read. */
  salon?: SalonFacts;
  /**
   * The index, in `SEARCH_FIELDS`, of the least relevant field that is needed to find every word; plus the number of fields
   * when a word was misspelt, and plus `PARTIAL_FROM` when one was not found. Lower is better. Null when the transcript is
   * needed.
   */
  rank: number | null;
  /** The same for those who may search transcripts. */
  rankWithTranscript: number;
}

/**
 * The port to a search engine. It contains everything published, for all viewers: visibility is applied to its results, so
 * its ranks must depend on the document found and on nothing else in the index.
 */
export interface SearchIndex {
  /** Gets ready for the first search, which otherwise waits for that. */
  prepare(): Promise<void>;
  find(query: string): Promise<SearchHit[]>;
}

/** Ranks from here on lack one of the words. */
export const PARTIAL_FROM = 2 * SEARCH_FIELDS.length;
export const isPartialRank = (rank: number): boolean => rank >= PARTIAL_FROM;

export const isSpokenRank = (rank: number): boolean =>
  rank % SEARCH_FIELDS.length === SEARCH_FIELDS.indexOf('transcript');
