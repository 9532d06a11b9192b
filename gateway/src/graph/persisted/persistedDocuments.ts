import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface PersistedDocuments {
  /** The document with that digest (SHA-256, hexadecimal), if it is known. */
  find(digest: string): string | undefined;
  /** Learns a document by its digest; false when the digest is another's. */
  learn(document: string, digest: string): boolean;
}

/** Letters of the documents that were learned from those who sent them. */
const MOST_LEARNED = 2_000_000;

/** Documents by digest: those that are announced, and those that somebody sent together with their digest. */
export function createPersistedDocuments(announced: (() => ReadonlySet<string>) | null): PersistedDocuments {
  const learned = new LRUCache<string, string>({
    maxSize: MOST_LEARNED,
    sizeCalculation: ({ length }) => length,
  });
  let read: ReadonlySet<string> | null = null;
  let known = new Map<string, string>();

  return {
    find: (digest) => announcedByDigest().get(digest) ?? learned.get(digest),
    learn(document, digest) {
      if (digestOf(document) !== digest) return false;
      learned.set(digest, document);
      return true;
    },
  };

  function announcedByDigest(): ReadonlyMap<string, string> {
    const now = announced?.() ?? null;
    // A change is another set.
    if (now !== read) {
      known = new Map([...(now ?? [])].map((document) => [digestOf(document), document]));
      read = now;
    }
    return known;
  }
}

const digestOf = (document: string) => createHash('sha256').update(document).digest('hex');
