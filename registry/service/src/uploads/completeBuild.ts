import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BROTLI_QUALITY, COMPRESSIBLE, MIN_RATIO } from '@athenaeum/release-protocol/compression';
import type { UploadRecord } from './uploadRecord';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Compresses the files of a build like our own builds, and writes its `build.json` with measured sizes: budgets are checked
 * by measured values, and the served bytes are those of the digests.
 *
 * @param text the record as it was sent
 */
export async function completeBuild(folder: string, text: string): Promise<void> {
  const record = JSON.parse(text) as UploadRecord;
  const files: Record<string, object> = {};
  for (const [name, { integrity }] of Object.entries(record.files)) {
    const bytes = await readFile(join(folder, name));
    files[name] = { bytes: bytes.length, brotli: await compress(join(folder, name), bytes), integrity };
  }
  await writeFile(join(folder, 'build.json'), JSON.stringify({ ...record, files }, null, 2));
}

/** Compressed bytes; null for files that are not compressed. */
async function compress(file: string, bytes: Buffer): Promise<number | null> {
  if (!COMPRESSIBLE.test(file)) return null;
  const [small, smallest] = await Promise.all([
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  ]);
  await keep(`${file}.gz`, small, bytes);
  return (await keep(`${file}.br`, smallest, bytes)) ? smallest.length : null;
}

async function keep(file: string, compressed: Buffer, { length }: Buffer): Promise<boolean> {
  const isSmaller = length > 0 && compressed.length / length <= MIN_RATIO;
  if (isSmaller) await writeFile(file, compressed);
  else await rm(file, { force: true });
  return isSmaller;
}
