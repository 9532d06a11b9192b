import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface PersistedDocuments {
  /** The document with this digest (SHA-256, hexadecimal); undefined when unknown. */
  find(digest: string): string | undefined;
  /** Stores a document by its digest; false when the digest does not match. */
  learn(document: string, digest: string): boolean;
}

/** Total length of the documents that were learned from clients. */
const MAX_LEARNED_CHARS = 2_000_000;

/** Documents by digest: announced ones, and those that a client sent together with their digest. */
export function createPersistedDocuments(announced: (() => ReadonlySet<string>) | null): PersistedDocuments {
  const learned = new LRUCache<string, string>({
    maxSize: MAX_LEARNED_CHARS,
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
    // A changed state is a new set object.
    if (now !== read) {
      known = new Map([...(now ?? [])].map((document) => [digestOf(document), document]));
      read = now;
    }
    return known;
  }
}

const digestOf = (document: string) => createHash('sha256').update(document).digest('hex');
