import type { SalonRow } from '../salon/salon.model';

/** Where words are looked for, best first. */
export const SEARCH_FIELDS = ['title', 'speaker', 'tag', 'description', 'transcript'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

export type SearchKind = 'salon' | 'speaker' | 'tag' | 'category' | 'collection' | 'pathway';

/** What is known of a salon besides its words; enough to put it in its place. */
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
  /** Of a salon, as it was when its words were read. */
  salon?: SalonFacts;
  /**
   * The place, in `SEARCH_FIELDS`, of the least telling field that is needed to find every word; the number of fields
   * more when a word was found with a slip, and `PARTIAL_FROM` more when one was not found. Lower is better. Null when it
   * takes what is said in the recording.
   */
  rank: number | null;
  /** As `rank`, for those who may know what is said. */
  rankWithTranscript: number;
}

/**
 * The port to a search engine. It knows everything published, whoever asks: what the viewer may see is decided after it,
 * and therefore its ranks must depend on the document found and on nothing else in the index.
 */
export interface SearchIndex {
  find(query: string): Promise<SearchHit[]>;
}

/** Ranks from here on lack one of the words. */
export const PARTIAL_FROM = 2 * SEARCH_FIELDS.length;
export const isPartialRank = (rank: number): boolean => rank >= PARTIAL_FROM;

export const isSpokenRank = (rank: number): boolean =>
  rank % SEARCH_FIELDS.length === SEARCH_FIELDS.indexOf('transcript');
