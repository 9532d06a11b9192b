import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A temporary folder for unencrypted data; it is removed afterwards, also when the work fails or is aborted. */
export async function withStaging<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'athenaeum-backup-'));
  const leave = () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    return await work(folder);
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
    await rm(folder, { recursive: true, force: true });
  }
}
