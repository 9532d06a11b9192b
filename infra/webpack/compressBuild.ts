import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BROTLI_QUALITY, COMPRESSIBLE, MIN_RATIO } from '@athenaeum/release-protocol/compression';
import { type BuildRecord, integrityOf, readRecord, replaceFile, writeRecord } from './buildRecord';

/**
 * Completes a build that was made without Brotli: it is then, byte for byte, what it would have been with it. Whatever is there already
 * stays; a build that takes the place of this one meanwhile is left alone.
 *
 * @returns the record that is in place now
 */
export function compressBuild(folder: string): BuildRecord {
  const { isToCompress, ...record } = readRecord(folder);
  if (!isToCompress) return record;
  const files = { ...record.files };
  for (const name of compressibleOf(record)) {
    const bytes = readFileSync(join(folder, name));
    const compressed = brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    });
    if (!isStill(folder, record) || integrityOf(bytes) !== record.files[name]!.integrity)
      return readRecord(folder);
    if (compressed.length / bytes.length > MIN_RATIO) continue;
    replaceFile(join(folder, `${name}.br`), compressed);
    files[name] = { ...files[name]!, brotli: compressed.length };
  }
  const complete = { ...record, files };
  writeRecord(folder, complete);
  return complete;
}

const isStill = (folder: string, { version }: BuildRecord) => readRecord(folder).version === version;

/** What webpack has made; the list of operations is for the registry, and sent to nobody. */
const compressibleOf = ({ files, operations }: BuildRecord) =>
  Object.keys(files).filter((name) => COMPRESSIBLE.test(name) && name !== operations?.file);
