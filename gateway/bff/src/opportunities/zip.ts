import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  bytes: number;
  /** Exactly this many bytes. */
  open(): Promise<Readable | Buffer>;
}

/**
 * A ZIP whose entries are stored as they are: documents and pictures are compressed already. Its length, in bytes, is
 * known before anything is read; each entry is opened when its turn comes.
 */
export async function zipOf(entries: readonly ZipEntry[]): Promise<{ content: Readable; length: number }> {
  const zip = new ZipFile();
  const content = new PassThrough();
  zip.on('error', (error: Error) => content.destroy(error));
  for (const { name, bytes, open } of entries)
    zip.addReadStreamLazy(name, { compress: false, size: bytes }, (give) => {
      open().then(
        (opened) => give(null, Buffer.isBuffer(opened) ? Readable.from([opened]) : opened),
        // Its types ask for a stream with an error too.
        (error: Error) => give(error, undefined as never),
      );
    });
  const length = await new Promise<number>((resolve) =>
    // Its types leave out what it calls back with.
    zip.end({ forceZip64Format: false, comment: '' }, resolve as () => void),
  );
  zip.outputStream.pipe(content);
  return { content, length };
}
