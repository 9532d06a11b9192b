import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Hashed {
  bytes: number;
  sha256: string;
}

/** Writes a stream into a new file that only its owner may read, and tells what was written. */
export async function writeHashed(file: string, source: Readable): Promise<Hashed> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const meter = createMeter();
  await pipeline(source, meter.through, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return meter.result();
}

/** What a file holds; null when there is none. */
export async function hashFile(file: string): Promise<Hashed | null> {
  try {
    return await hashStream(createReadStream(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function hashStream(source: AsyncIterable<Uint8Array>): Promise<Hashed> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of source) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

function createMeter() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: (): Hashed => ({ bytes, sha256: hash.digest('hex') }) };
}
