import {
  isPlainMatch,
  isWithinEditDistance,
  lettersOf,
  mayBeWithinEditDistance,
  maxEditDistance,
  wordsOf,
} from '@athenaeum/kit/words';
import { PARTIAL_FROM, SEARCH_FIELDS, type SearchField } from './searchIndex';

interface WordHit {
  key: string;
  rank: number | null;
  rankWithTranscript: number;
}

export interface WordIndex {
  /** Updates the given fields; others stay as they are. */
  put(key: string, fields: Partial<Record<SearchField, string>>): void;
  drop(key: string): void;
  keys(): Iterable<string>;
  /** Documents that have every word, or all but one. */
  find(words: readonly string[]): WordHit[];
}

const KINDS = SEARCH_FIELDS.length;
const SPOKEN = 1 << SEARCH_FIELDS.indexOf('transcript');
/** Bits of a mask: the fields with an exact match of a word, then those with a misspelt one. The lowest bit is the rank. */
const UNSPOKEN = ~(SPOKEN | (SPOKEN << KINDS));

/** An inverted index in memory: each word with its documents and fields. */
export function createWordIndex(): WordIndex {
  const texts = new Map<string, string[]>();
  const postings = new Map<string, Map<string, number>>();
  let vocabulary: Vocabulary | null = null;

  function put(key: string, fields: Partial<Record<SearchField, string>>): void {
    const known = texts.get(key) ?? [];
    texts.set(key, known);
    SEARCH_FIELDS.forEach((field, place) => {
      const text = fields[field];
      if (text === undefined || text === (known[place] ?? '')) return;
      forget(key, known[place] ?? '', 1 << place);
      known[place] = text;
      learn(key, text, 1 << place);
    });
  }

  function drop(key: string): void {
    texts.get(key)?.forEach((text, place) => forget(key, text, 1 << place));
    texts.delete(key);
  }

  function learn(key: string, text: string, field: number): void {
    for (const word of wordsOf(text)) {
      let places = postings.get(word);
      if (!places) {
        postings.set(word, (places = new Map()));
        vocabulary = null;
      }
      places.set(key, (places.get(key) ?? 0) | field);
    }
  }

  function forget(key: string, text: string, field: number): void {
    for (const word of wordsOf(text)) {
      const places = postings.get(word);
      const left = (places?.get(key) ?? 0) & ~field;
      if (left !== 0) places?.set(key, left);
      else places?.delete(key);
      if (places?.size !== 0) continue;
      postings.delete(word);
      vocabulary = null;
    }
  }

  function find(words: readonly string[]): WordHit[] {
    vocabulary ??= createVocabulary(postings.keys());
    const found = words.map((word) => masksOf(word, vocabulary!));
    // A document that lacks one word at most has the first or the second.
    const keys = new Set(found.slice(0, 2).flatMap((masks) => [...masks.keys()]));
    return [...keys].flatMap((key) => {
      const masks = found.map((one) => one.get(key) ?? 0);
      const rankWithTranscript = rankOf(masks);
      if (rankWithTranscript === null) return [];
      return { key, rank: rankOf(masks.map((one) => one & UNSPOKEN)), rankWithTranscript };
    });
  }

  function masksOf(searched: string, known: Vocabulary): Map<string, number> {
    const masks = new Map<string, number>();
    const add = (word: string, shift: number) => {
      for (const [key, fields] of postings.get(word) ?? [])
        masks.set(key, (masks.get(key) ?? 0) | (fields << shift));
    };
    for (const word of known.beginningWith(searched)) if (isPlainMatch(searched, word)) add(word, 0);
    for (const word of known.slippedFrom(searched)) add(word, KINDS);
    return masks;
  }

  return { put, drop, keys: () => texts.keys(), find };
}

/** The rank of the least relevant field that is needed; partial matches come after all others. */
function rankOf(masks: readonly number[]): number | null {
  const held = masks.filter((mask) => mask !== 0);
  const lacking = masks.length - held.length;
  if (held.length === 0 || lacking > 1) return null;
  return Math.max(...held.map(lowestBit)) + lacking * PARTIAL_FROM;
}

const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

interface Vocabulary {
  beginningWith(searched: string): Iterable<string>;
  slippedFrom(searched: string): Iterable<string>;
}

function createVocabulary(words: Iterable<string>): Vocabulary {
  const sorted = [...words].sort();
  const letters = Int32Array.from(sorted, lettersOf);

  function* beginningWith(searched: string) {
    for (let at = firstFrom(sorted, searched); sorted[at]?.startsWith(searched); at += 1) yield sorted[at]!;
  }

  function* slippedFrom(searched: string) {
    const limit = maxEditDistance(searched);
    if (limit === 0) return;
    const own = lettersOf(searched);
    for (let at = 0; at < sorted.length; at += 1)
      if (
        mayBeWithinEditDistance(own, letters[at]!, limit) &&
        isWithinEditDistance(searched, sorted[at]!, limit)
      )
        yield sorted[at]!;
  }

  return { beginningWith, slippedFrom };
}

/** Binary search: where `searched` is or would be in the sorted words. */
function firstFrom(sorted: readonly string[], searched: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < searched) from = middle + 1;
    else to = middle;
  }
  return from;
}
