import type { ClientSession } from 'mongoose';
import type { EntryKind, EntryRow, Reference } from './entryKind';

/** The rows are small: larger batches than the driver's default save round trips. */
const BATCH_SIZE = 5000;

/** What refers to each id, as a phrase: "3 salons and 1 collection"; ids without references are missing. */
export async function usesOf(
  { usedBy = [] }: EntryKind,
  ids: readonly string[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, string>> {
  const phrases = new Map<string, string[]>();
  for (const reference of usedBy)
    for (const [id, count] of await countsBy(reference, ids, session)) {
      const words = `${count} ${count === 1 ? reference.one : reference.many}`;
      phrases.set(id, [...(phrases.get(id) ?? []), words]);
    }
  return new Map([...phrases].map(([id, words]) => [id, inOneSentence.format(words)]));
}

const inOneSentence = new Intl.ListFormat('en', { type: 'conjunction' });

/** How many rows refer to each id; a row counts once. */
async function countsBy(
  { model, path }: Reference,
  ids: readonly string[],
  session: ClientSession | null,
): Promise<Map<string, number>> {
  const rows = await model
    .find({ [path]: { $in: ids } })
    .select({ [path]: 1 })
    .session(session)
    .batchSize(BATCH_SIZE)
    .lean<EntryRow[]>();
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const id of new Set(idsAt(row, path.split('.'))))
      if (ids.includes(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The ids at a path such as `speakers.speaker_id`, in which a step may be an array. */
function idsAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => idsAt(one, path));
  const [next, ...rest] = path;
  if (next === undefined) return typeof value === 'string' ? [value] : [];
  return typeof value === 'object' && value !== null ? idsAt((value as EntryRow)[next], rest) : [];
}
