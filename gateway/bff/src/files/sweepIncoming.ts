import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@athenaeum/graph/edge';

/** Far longer than an upload may take. */
export const UPLOAD_TIMEOUT_MS = 3_600_000;
const SWEEP_INTERVAL_MS = 600_000;

/** Removes partial uploads that a crash left. */
export async function sweepIncoming(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now - UPLOAD_TIMEOUT_MS) await rm(path, { recursive: true, force: true });
  }
}

/** No job of a worker: the folder is on the disk of the process that takes uploads. Returns how to stop. */
export function startSweepingIncoming(folder: string, log: Log): () => void {
  const timer = setInterval(() => {
    sweepIncoming(folder).catch((error: unknown) =>
      log.warn({ err: error }, 'partial uploads could not be removed; they will be next time'),
    );
  }, SWEEP_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
