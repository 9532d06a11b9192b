import type { Request } from 'express';

/** Three uploads of the largest kind; more is not read to the end. */
const MAX_DISCARDED_BYTES = 30_000_000;

/**
 * Reads and discards the rest of a body. An earlier response would be lost: a client that is still sending does not read it,
 * and a proxy in between reports the closed connection as a failure.
 */
export function discardBody(req: Request, stallTimeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    let left = MAX_DISCARDED_BYTES;
    const pause = setTimeout(resolve, stallTimeoutMs);
    const done = () => {
      clearTimeout(pause);
      resolve();
    };
    if (req.complete || Number(req.headers['content-length']) > MAX_DISCARDED_BYTES) return done();
    req.once('close', done).on('data', (chunk: Buffer) => {
      pause.refresh();
      left -= chunk.length;
      if (left < 0) done();
    });
    req.resume();
  });
}
