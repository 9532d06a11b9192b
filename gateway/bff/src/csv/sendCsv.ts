import { Readable } from 'node:stream';
import type { Response } from 'express';
import { type Log, sendStream } from '@athenaeum/graph/edge';

/** Streams a CSV file whose lines are generated while it is sent. */
export async function sendCsv(
  res: Response,
  filename: string,
  lines: AsyncIterable<string>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  res.attachment(filename).type('text/csv; charset=utf-8').set('cache-control', 'no-store');
  try {
    await sendStream(Readable.from(lines), res);
  } catch (error) {
    // Aborts the connection, so that the client notices the truncated file.
    log.warn({ err: error, filename }, 'a file broke off while it was being sent');
  }
}
