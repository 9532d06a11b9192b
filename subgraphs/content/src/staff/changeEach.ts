import { Refusal } from '@athenaeum/kit';

export interface Refused<Entry> {
  entry: Entry;
  refusal: Refusal;
}

/** One after the other, in transactions of their own: a refusal of one leaves the others alone. */
export async function changeEach<Entry extends { id: string }>(
  entries: readonly Entry[],
  change: (entry: Entry) => Promise<unknown>,
): Promise<{ changed: string[]; refused: Refused<Entry>[] }> {
  const changed: string[] = [];
  const refused: Refused<Entry>[] = [];
  for (const entry of entries)
    try {
      await change(entry);
      changed.push(entry.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ entry, refusal: error });
    }
  return { changed, refused };
}
