import { readLibrary } from './readLibrary';
import type { SalonFacts, SearchHit, SearchIndex, SearchKind } from './searchIndex';
import { createWordIndex } from './wordIndex';
import { searchedWords } from '@athenaeum/kit/words';

const FRESH_FOR = 5_000;
const USABLE_FOR = 60_000;
/** A large library is read less often, so that reading takes a sixtieth of the time and few searches meet it. */
const REST = 60;
const TRANSCRIPTS_FRESH_FOR = 5 * 60_000;
/** So many documents at a time, then others may have the processor. */
const BATCH = 100;

/**
 * The library's words in this process. Words that were read more than five seconds ago are read again while the search
 * is answered from them; one that comes after a minute waits. A transcript that is changed (not: added or removed) may take
 * five minutes. Reading and comparing, rather than listening, finds every change whoever made it, and works on every
 * database.
 */
export function createContentIndex(now = () => Date.now()): SearchIndex {
  const words = createWordIndex();
  const transcribed = new Set<string>();
  let facts = new Map<string, SalonFacts>();
  let readAt = -Infinity;
  let freshFor = FRESH_FOR;
  let transcriptsReadAt = -Infinity;
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const startedAt = now();
    const areTranscriptsOld = startedAt - transcriptsReadAt > TRANSCRIPTS_FRESH_FOR;
    const library = await readLibrary(areTranscriptsOld ? new Set() : transcribed);
    if (areTranscriptsOld) transcriptsReadAt = startedAt;
    transcribed.clear();
    for (const id of library.transcribed) transcribed.add(id);

    const gone = new Set(words.keys());
    const known = new Map<string, SalonFacts>();
    for (const [index, { kind, id, fields, salon }] of library.documents.entries()) {
      if (index % BATCH === BATCH - 1) await new Promise(setImmediate);
      const key = `${kind} ${id}`;
      words.put(key, fields);
      if (salon) known.set(id, salon);
      gone.delete(key);
    }
    for (const key of gone) words.drop(key);
    facts = known;
    readAt = startedAt;
    freshFor = Math.min(USABLE_FOR, Math.max(FRESH_FOR, REST * (now() - startedAt)));
  }

  const refreshed = () => (reading ??= refresh().finally(() => (reading = null)));

  return {
    async find(query) {
      const age = now() - readAt;
      if (age > USABLE_FOR) await refreshed();
      // Should it fail, the next search tries again.
      else if (age > freshFor) refreshed().catch(() => undefined);
      return words.find(searchedWords(query)).map(({ key, ...ranks }): SearchHit => {
        const [kind, id] = key.split(' ') as [SearchKind, string];
        return { kind, id, salon: facts.get(id), ...ranks };
      });
    },
  };
}
