import { readLibrary } from './readLibrary';
import type { SearchHit, SearchIndex, SearchKind } from './searchIndex';
import { createWordIndex } from './wordIndex';
import { searchedWords } from './words';

const FRESH_FOR = 5_000;
const TRANSCRIPTS_FRESH_FOR = 5 * 60_000;
/** So many documents at a time, then others may have the processor. */
const BATCH = 100;

/**
 * The library's words in this process. A search never answers from words read more than five seconds before it; a
 * transcript that is changed (not: added or removed) may take five minutes. Reading and comparing, rather than listening,
 * finds every change whoever made it, and works on every database.
 */
export function createContentIndex(now = () => Date.now()): SearchIndex {
  const words = createWordIndex();
  const transcribed = new Set<string>();
  let readAt = -Infinity;
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
    for (const [index, { kind, id, fields }] of library.documents.entries()) {
      if (index % BATCH === BATCH - 1) await new Promise(setImmediate);
      const key = `${kind} ${id}`;
      words.put(key, fields);
      gone.delete(key);
    }
    for (const key of gone) words.drop(key);
    readAt = startedAt;
  }

  const refreshed = () => (reading ??= refresh().finally(() => (reading = null)));

  return {
    async find(query) {
      if (now() - readAt > FRESH_FOR) await refreshed();
      return words.find(searchedWords(query)).map(({ key, ...ranks }): SearchHit => {
        const [kind, id] = key.split(' ') as [SearchKind, string];
        return { kind, id, ...ranks };
      });
    },
  };
}
