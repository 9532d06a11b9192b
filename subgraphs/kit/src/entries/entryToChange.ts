import type { ClientSession } from 'mongoose';
import { notFound, Refusal } from '../refusal';
import { rowsOf, type EntryKind, type EntryRow } from './entryKind';

export const CHANGED_MEANWHILE = 'Somebody else has changed this in the meantime. Please look at it again.';

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
  if ((row.updated_at ?? null) !== (updated_at ?? null)) throw new Refusal('CONFLICT', CHANGED_MEANWHILE);
  return row;
}
