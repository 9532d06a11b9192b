import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from '../start/problem';
import type { BackupManifest } from './manifest';

/** The one folder that both commands take, and what else was asked for. */
export function folderFrom(command: string, options: NonNullable<ParseArgsConfig['options']>) {
  const { positionals, values } = read(options);
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Problem(`Say which folder: npm run ${command} -- backups/today`);
  return { folder: resolve(folder), flags: values };
}

function read(options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new Problem((error as Error).message);
  }
}

export function describe({ collections, files, remotes }: BackupManifest): string {
  const documents = collections.reduce((sum, { count }) => sum + count, 0);
  return `${documents} documents of ${collections.length} collections, ${files.count} files and ${remotes.count} files of remotes`;
}
