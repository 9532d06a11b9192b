import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** The edge and a pipeline together listen for the end of a response more than ten times, which Node takes for a leak. */
const MAX_LISTENERS = 20;

/**
 * Answers with a stream. When nobody is left to answer, it is closed without an error: `pipeline` would leave the file open from
 * Node 24 on, as it refuses a response that is closed before it looks at the rest.
 *
 * @throws what `pipeline` throws when either side breaks off
 */
export async function sendStream(body: Readable, res: Response): Promise<void> {
  if (res.closed || res.destroyed) return void body.destroy();
  res.setMaxListeners(MAX_LISTENERS);
  await pipeline(body, res);
}
