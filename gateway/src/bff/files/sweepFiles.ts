import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StoredFile, type FileRow } from '@athenaeum/kit/files';
import type { Log } from '../../graph/context';
import type { FileStorage } from './storage';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Far longer than an upload may take. */
const UPLOAD_TIMEOUT_MS = HOUR;
/** Uploaded, but the form was never saved. */
const UNSAVED_TTL_MS = 24 * HOUR;
const SWEEP_INTERVAL_MS = 10 * MINUTE;
/** Maximum of files per run. */
const MAX_PER_RUN = 200;

interface Parts {
  storage: FileStorage;
  incoming: string;
}

/** Deletes files that nothing refers to any more, in limited batches; returns how many. */
export async function sweepFiles({ storage, incoming }: Parts, now = Date.now()): Promise<number> {
  await sweepFolder(incoming, now - UPLOAD_TIMEOUT_MS);
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

/** Removes partial files that a crash left. */
async function sweepFolder(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

/** Sweeps every few minutes until it is stopped; several instances may. */
export function startSweeping(parts: Parts & { log: Log }): () => void {
  const timer = setInterval(() => void sweep(), SWEEP_INTERVAL_MS);
  timer.unref();
  async function sweep(): Promise<void> {
    try {
      const count = await sweepFiles(parts);
      if (count > 0) parts.log.info({ count }, 'files taken away');
    } catch (error) {
      parts.log.warn({ err: error }, 'files could not be taken away; they will be next time');
    }
  }
  return () => clearInterval(timer);
}
