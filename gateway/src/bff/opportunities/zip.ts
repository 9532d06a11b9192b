import { crc32 } from 'node:zlib';
import type { Readable } from 'node:stream';

export interface ZipEntry {
  name: string;
  bytes: number;
  /** Exactly so many bytes. */
  open(): Promise<Readable | Buffer>;
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8, and the checksum follows the content, which is passed on as it is read. */
const FLAGS = 0x0808;
/** The first of January 1980: a ZIP knows no time before. */
const DATE = 0x0021;
const SIZES = { local: 30, descriptor: 16, central: 46, end: 22 };

/** How long a ZIP of these is. */
export const zipLength = (entries: readonly ZipEntry[]): number =>
  entries.reduce(
    (sum, { name, bytes }) =>
      sum + SIZES.local + SIZES.descriptor + SIZES.central + 2 * Buffer.byteLength(name) + bytes,
    SIZES.end,
  );

/** A ZIP whose entries are stored as they are: documents and pictures are compressed already. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    yield Buffer.concat([fields([LOCAL, 4], ...head(0, 0, name)), name]);
    let sum = 0;
    let seen = 0;
    for await (const chunk of chunksOf(await entry.open())) {
      sum = crc32(chunk, sum);
      seen += chunk.length;
      yield chunk;
    }
    if (seen !== entry.bytes) throw new Error('A file is not as long as was said');
    yield fields([DESCRIPTOR, 4], [sum, 4], [seen, 4], [seen, 4]);
    directory.push(
      fields(
        [CENTRAL, 4],
        [VERSION, 2],
        ...head(sum, seen, name),
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [offset, 4],
      ),
      name,
    );
    offset += SIZES.local + name.length + seen + SIZES.descriptor;
  }
  const central = Buffer.concat(directory);
  yield central;
  const count = entries.length;
  yield fields([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [central.length, 4], [offset, 4], [0, 2]);
}

/** What an entry's own head and its line in the directory have in common. */
const head = (sum: number, bytes: number, name: Buffer): Field[] => [
  [VERSION, 2],
  [FLAGS, 2],
  [0, 2],
  [0, 2],
  [DATE, 2],
  [sum, 4],
  [bytes, 4],
  [bytes, 4],
  [name.length, 2],
  [0, 2],
];

type Field = [value: number, bytes: 2 | 4];

function fields(...given: Field[]): Buffer {
  const buffer = Buffer.alloc(given.reduce((sum, [, bytes]) => sum + bytes, 0));
  given.reduce((at, [value, bytes]) => buffer.writeUIntLE(value, at, bytes), 0);
  return buffer;
}

async function* chunksOf(content: Readable | Buffer): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(content)) yield content;
  else for await (const chunk of content) yield chunk as Buffer;
}
