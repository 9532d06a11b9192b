import type { ClientSession } from 'mongoose';
import { notFound } from '../refusal';
import { assertSameVersion } from './assertSameVersion';
import { rowsOf, type EntryKind, type EntryRow } from './entryKind';

/** The entry as it was read; refused when somebody has changed it since, so that no change is lost. */
export async function entryToChange(
  kind: EntryKind,
  id: string,
  updated_at: number | null | undefined,
  session: ClientSession,
): Promise<EntryRow> {
  const row = await kind.model
    .findOne(rowsOf(kind, { _id: id }))
    .session(session)
    .lean<EntryRow>();
  if (!row) throw notFound(kind.noun);
  assertSameVersion(row, { updated_at });
  return row;
}
