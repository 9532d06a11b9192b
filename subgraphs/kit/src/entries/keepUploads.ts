import type { ClientSession } from 'mongoose';
import { contentAddress, keepContentFile } from '../files';
import { Refusal } from '../refusal';
import type { Viewer } from '../viewer';
import type { EntryKind, EntryRow, Values } from './entryKind';

const GONE = 'This file is not there any more. Please choose it again.';

/** Attaches uploads of the viewer to the entry, in the same transaction; files that it has already may stay. Any other file is refused. */
export async function keepUploads(
  viewer: Viewer,
  { files = {} }: EntryKind,
  given: Values,
  before: EntryRow | null,
  session: ClientSession,
): Promise<Values> {
  const kept: Values = {};
  for (const [field, use] of Object.entries(files)) {
    const named = given[field];
    if (typeof named !== 'string' || named === before?.[field]) continue;
    await keepContentFile(viewer, named, use, session).catch((error: unknown) => {
      if (error instanceof Refusal) throw new Refusal('INVALID', GONE, { [field]: GONE });
      throw error;
    });
    kept[field] = contentAddress(named);
  }
  return { ...given, ...kept };
}
