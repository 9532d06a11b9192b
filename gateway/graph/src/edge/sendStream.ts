import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Answers with a stream. When nobody is left to answer, it is closed without an error: `pipeline` would leave the file open from
 * Node 24 on, as it refuses a response that is closed before it looks at the rest.
 *
 * @throws what `pipeline` throws when either side breaks off
 */
export async function sendStream(body: Readable, res: Response): Promise<void> {
  if (res.closed || res.destroyed) body.destroy();
  else await pipeline(body, res);
}
