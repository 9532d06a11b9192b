import { readLibrary } from './readLibrary';
import type { SalonFacts, SearchHit, SearchIndex, SearchKind } from './searchIndex';
import { createWordIndex } from './wordIndex';
import { searchedWords } from '@athenaeum/kit/words';

const FRESH_TTL_MS = 5_000;
const STALE_TTL_MS = 60_000;
/** A large library is read less often: the interval is at least this many times the duration of a read. */
const MIN_INTERVAL_FACTOR = 60;
const TRANSCRIPTS_TTL_MS = 5 * 60_000;
/** How many documents to index before yielding to the event loop. */
const BATCH_SIZE = 100;

/**
 * A search index of the library in this process, stale-while-revalidate: words older than five seconds are read again while
 * the search is answered from them; older than a minute, the search waits. A changed transcript (not an added or removed one)
 * may take five minutes. Reading and comparing, instead of change streams, finds every change by any process, on every
 * database.
 */
export function createContentIndex(now = () => Date.now()): SearchIndex {
  const words = createWordIndex();
  const transcribed = new Set<string>();
  let facts = new Map<string, SalonFacts>();
  let readAt = -Infinity;
  let freshTtl = FRESH_TTL_MS;
  let transcriptsReadAt = -Infinity;
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const startedAt = now();
    const areTranscriptsOld = startedAt - transcriptsReadAt > TRANSCRIPTS_TTL_MS;
    const library = await readLibrary(areTranscriptsOld ? new Set() : transcribed);
    if (areTranscriptsOld) transcriptsReadAt = startedAt;
    transcribed.clear();
    for (const id of library.transcribed) transcribed.add(id);

    const gone = new Set(words.keys());
    const known = new Map<string, SalonFacts>();
    for (const [index, { kind, id, fields, salon }] of library.documents.entries()) {
      if (index % BATCH_SIZE === BATCH_SIZE - 1) await new Promise(setImmediate);
      const key = `${kind} ${id}`;
      words.put(key, fields);
      if (salon) known.set(id, salon);
      gone.delete(key);
    }
    for (const key of gone) words.drop(key);
    facts = known;
    readAt = startedAt;
    freshTtl = Math.min(STALE_TTL_MS, Math.max(FRESH_TTL_MS, MIN_INTERVAL_FACTOR * (now() - startedAt)));
  }

  const refreshed = () => (reading ??= refresh().finally(() => (reading = null)));

  return {
    prepare: refreshed,
    async find(query) {
      const age = now() - readAt;
      if (age > STALE_TTL_MS) await refreshed();
      // When it fails, the next search tries again.
      else if (age > freshTtl) refreshed().catch(() => undefined);
      return words.find(searchedWords(query)).map(({ key, ...ranks }): SearchHit => {
        const [kind, id] = key.split(' ') as [SearchKind, string];
        return { kind, id, salon: facts.get(id), ...ranks };
      });
    },
  };
}
