import { StoredFile, type FileRow } from '@athenaeum/kit/files';
import type { FileStorage } from './storage';
import { UPLOAD_TIMEOUT_MS } from './sweepIncoming';

const HOUR = 3_600_000;
/** Uploaded, but the form was never saved. */
const UNSAVED_TTL_MS = 24 * HOUR;
/** Maximum of files per run. */
const MAX_PER_RUN = 200;

/** Deletes files that nothing refers to any more, in limited batches; returns how many. */
export async function sweepFiles(storage: FileStorage, now = Date.now()): Promise<number> {
  await giveUp('arriving', now - UPLOAD_TIMEOUT_MS, now);
  await giveUp('waiting', now - UNSAVED_TTL_MS, now);
  const leaving = await StoredFile.find({ state: 'leaving' })
    .sort({ since: 1 })
    .limit(MAX_PER_RUN)
    .lean<FileRow[]>();
  for (const { _id, key } of leaving) {
    // The record is deleted last: without it the bytes could not be found again.
    await storage.delete(key);
    await StoredFile.deleteOne({ _id });
  }
  return leaving.length;
}

async function giveUp(state: 'arriving' | 'waiting', before: number, now: number): Promise<void> {
  const found = await StoredFile.find({ state, since: { $lt: before } })
    .select('_id')
    .limit(MAX_PER_RUN)
    .lean();
  // Checked again in the conditional update, against a request that saves the file at the same time.
  const still = { _id: { $in: found.map(({ _id }) => _id) }, state };
  await StoredFile.updateMany(still, { state: 'leaving', since: now });
}
