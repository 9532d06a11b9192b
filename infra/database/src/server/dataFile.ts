import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

// LMDB begins a file with two descriptions of it, one page each, and maps it into memory as it is: what is no such
// file, or is cut short, would end the process instead of giving an error.
const MAGIC = 0xbeefc0de;
const DESCRIPTION = { bytes: 160, magic: 24, pageSize: 48, freeRoot: 88, mainRoot: 136 } as const;
const NO_PAGE = 0xffffffffffffffffn;

/** Throws when the file in the folder is there and cannot be a database. */
export function checkDataFile(folder: string): void {
  const path = join(folder, 'data.mdb');
  if (!existsSync(path)) return;
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size === 0) return;
    const pageSize = checkDescription(file, 0, size);
    checkDescription(file, pageSize, size);
  } finally {
    closeSync(file);
  }
}

function checkDescription(file: number, offset: number, size: number): number {
  const bytes = Buffer.alloc(DESCRIPTION.bytes);
  const read = readSync(file, bytes, 0, bytes.length, offset);
  if (read < bytes.length || bytes.readUInt32LE(DESCRIPTION.magic) !== MAGIC)
    throw new Error('it is no database file');
  const pageSize = bytes.readUInt32LE(DESCRIPTION.pageSize);
  for (const root of [DESCRIPTION.freeRoot, DESCRIPTION.mainRoot]) {
    const page = bytes.readBigUInt64LE(root);
    if (page !== NO_PAGE && (page + 1n) * BigInt(pageSize) > BigInt(size))
      throw new Error('the file is cut short');
  }
  return pageSize;
}
