import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** In the folder of the database. */
export const DATA_FILE = 'data.mdb';

// LMDB begins a file with two meta pages and maps it into memory as it is: a file of another kind, or a truncated one,
// would crash the process instead of giving an error.
const MAGIC = 0xbeefc0de;
const META_PAGE = { bytes: 160, magic: 24, pageSize: 48, freeRoot: 88, mainRoot: 136 } as const;
const NO_PAGE = 0xffffffffffffffffn;

/** @throws Error when the folder has a data file that is no database or is truncated */
export function checkDataFile(folder: string): void {
  const path = join(folder, DATA_FILE);
  if (!existsSync(path)) return;
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size === 0) return;
    const pageSize = checkMetaPage(file, 0, size);
    checkMetaPage(file, pageSize, size);
  } finally {
    closeSync(file);
  }
}

function checkMetaPage(file: number, offset: number, size: number): number {
  const bytes = Buffer.alloc(META_PAGE.bytes);
  const read = readSync(file, bytes, 0, bytes.length, offset);
  if (read < bytes.length || bytes.readUInt32LE(META_PAGE.magic) !== MAGIC)
    throw new Error('it is not a database file');
  const pageSize = bytes.readUInt32LE(META_PAGE.pageSize);
  for (const root of [META_PAGE.freeRoot, META_PAGE.mainRoot]) {
    const page = bytes.readBigUInt64LE(root);
    if (page !== NO_PAGE && (page + 1n) * BigInt(pageSize) > BigInt(size))
      throw new Error('the file is truncated');
  }
  return pageSize;
}
