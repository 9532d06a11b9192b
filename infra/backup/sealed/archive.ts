import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A folder as one stream, by the machine's `tar`; it errors when `tar` does, so that no half archive looks whole. */
export function packed(folder: string, passed = (_bytes: number) => {}): Readable {
  return Readable.from(
    (async function* () {
      const tar = spawn('tar', ['--create', '--file=-', `--directory=${folder}`, '.'], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = endOf(tar);
      // The reader may leave before the end: then it does not matter how it ends.
      ended.catch(() => {});
      try {
        for await (const chunk of tar.stdout as AsyncIterable<Buffer>) {
          passed(chunk.length);
          yield chunk;
        }
        await ended;
      } finally {
        tar.kill();
      }
    })(),
    { objectMode: false },
  );
}

/** Puts what `packed` made into an empty folder. */
export async function unpack(source: Readable, folder: string): Promise<void> {
  const tar = spawn('tar', ['--extract', '--file=-', `--directory=${folder}`, '--no-same-owner'], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = endOf(tar);
  // What `tar` says counts: a pipe that it closed is only how that is noticed.
  const [told, piped] = await Promise.allSettled([ended, pipeline(source, tar.stdin)]);
  if (piped.status === 'rejected' && !isClosedPipe(piped.reason)) throw piped.reason;
  if (told.status === 'rejected') throw told.reason;
}

async function endOf(tar: ReturnType<typeof spawn>): Promise<void> {
  let said = '';
  tar.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(tar, 'close')) as [number | null];
  if (code !== 0) throw new Error(`tar ended with ${code}: ${said.trim().split('\n')[0]}`);
}

const isClosedPipe = (error: unknown) =>
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? '');
