import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { Storage, type FilePages } from '../storage/storage';
import { checkDataFile, DATA_FILE } from './dataFile';

/** A start of the demo's database never pays for it. */
const LEAST_FILE_BYTES = 64 * 2 ** 20;
const LEAST_FREE_BYTES = 16 * 2 ** 20;
/** Of the file: a large one is not copied for little. */
const LEAST_FREE_SHARE = 0.05;

interface Thresholds {
  leastFileBytes?: number;
  leastFreeBytes?: number;
  leastFreeShare?: number;
}

/**
 * Rewrites the data file without its free pages when there are many: LMDB searches its list of them at every write, and its file
 * never shrinks. Needs the folder's lock and nobody with the file open.
 *
 * The copy is whole and on disk before it takes the place of the file, by one rename: whenever the process is killed, the next
 * start finds the one or the other. What goes wrong leaves the file as it was.
 */
export async function closeGaps(
  folder: string,
  {
    leastFileBytes = LEAST_FILE_BYTES,
    leastFreeBytes = LEAST_FREE_BYTES,
    leastFreeShare = LEAST_FREE_SHARE,
  }: Thresholds = {},
): Promise<void> {
  const file = join(folder, DATA_FILE);
  const copies = join(folder, 'without-gaps');
  // Of a start that was killed.
  rmSync(copies, { recursive: true, force: true });
  if (!existsSync(file) || statSync(file).size < leastFileBytes) return;
  try {
    const isWorthwhile = ({ size, used, free }: FilePages) =>
      free * size >= leastFreeBytes && free >= (free + used) * leastFreeShare;
    if (await copyWhen(isWorthwhile, folder, copies)) replace(file, join(copies, DATA_FILE), folder);
  } catch (error) {
    console.error(`database file keeps its gaps: ${(error as Error).message}`);
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
}

async function copyWhen(
  isWorthwhile: (pages: FilePages) => boolean,
  folder: string,
  copies: string,
): Promise<boolean> {
  const storage = new Storage(folder);
  try {
    const pages = storage.pages();
    if (!isWorthwhile(pages) || !hasRoom(folder, pages)) return false;
    mkdirSync(copies);
    await storage.copyWithoutGaps(copies);
    return true;
  } finally {
    await storage.close();
  }
}

/** Twice of what the copy takes: others write to the disk too. */
function hasRoom(folder: string, { used, size }: FilePages): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 * used * size;
}

function replace(file: string, copy: string, folder: string): void {
  toDisk(copy, 'r+');
  checkDataFile(join(copy, '..'));
  renameSync(copy, file);
  // Directories cannot be opened there.
  if (process.platform !== 'win32') toDisk(folder, 'r');
}

function toDisk(path: string, mode: 'r' | 'r+'): void {
  const opened = openSync(path, mode);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
