import type { ClientSession } from 'mongoose';
import { notFound } from '../refusal';
import { assertNotOvertaken } from './assertNotOvertaken';
import { rowsOf, type EntryKind, type EntryRow } from './entryKind';

/** The one she read: what somebody has changed since is refused, so that nothing of theirs is lost. */
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
  assertNotOvertaken(row, { updated_at });
  return row;
}
