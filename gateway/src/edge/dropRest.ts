import type { Request } from 'express';

/** Three uploads of the largest kind; who sends more is not heard to the end. */
const MOST = 30_000_000;

/**
 * Reads and drops what is still being sent. An answer given before would be lost: who is still sending does not listen,
 * and a proxy in between takes the closed connection for a failure.
 */
export function dropRest(req: Request, longestPause: number): Promise<void> {
  return new Promise((resolve) => {
    let left = MOST;
    const pause = setTimeout(resolve, longestPause);
    const done = () => {
      clearTimeout(pause);
      resolve();
    };
    if (req.complete || Number(req.headers['content-length']) > MOST) return done();
    req.once('close', done).on('data', (chunk: Buffer) => {
      pause.refresh();
      left -= chunk.length;
      if (left < 0) done();
    });
    req.resume();
  });
}
