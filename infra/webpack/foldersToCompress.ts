import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from './buildRecord';

/** Builds that a start has made, and compresses once it is ready. */
export function foldersToCompress(root: string): string[] {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) return [];
  return readdirSync(dist)
    .map((app) => join(dist, app))
    .filter((folder) => existsSync(join(folder, 'build.json')) && readRecord(folder).isToCompress);
}
