import type { ClientSession } from 'mongoose';
import {
  contentAddress,
  type ContentUse,
  keepContentFile,
  keepOwnContentFile,
  releaseContentFile,
} from '../files';
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
    if (named === before?.[field]) continue;
    if (isMedia(use)) await letGo(before?.[field], session);
    if (typeof named !== 'string') continue;
    const keep = isMedia(use) ? keepOwnContentFile : keepContentFile;
    await keep(viewer, named, use, session).catch((error: unknown) => {
      if (error instanceof Refusal) throw new Refusal('INVALID', GONE, { [field]: GONE });
      throw error;
    });
    kept[field] = isMedia(use) ? named : contentAddress(named);
  }
  return { ...given, ...kept };
}

/** Releases recordings and captions of an entry that is being removed: nothing else names them. */
export async function releaseMedia(
  { files = {} }: EntryKind,
  row: EntryRow,
  session: ClientSession,
): Promise<void> {
  for (const [field, use] of Object.entries(files)) if (isMedia(use)) await letGo(row[field], session);
}

/** Served by signed links to those who may see the entry; pictures and papers have public addresses. */
const isMedia = (use: ContentUse) => use === 'recording' || use === 'captions';

const letGo = async (key: unknown, session: ClientSession) => {
  if (typeof key === 'string') await releaseContentFile(key, session);
};
