import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { type Log, logOf, sendStream } from '@athenaeum/graph/edge';
import { StorageUnavailable, type ByteRange, type StoredFacts } from './storage';

/** As long as the links to files live. */
const CACHE_CONTROL = 'private, max-age=300';
/** The transfer is aborted when client or storage stalls for this long. */
const STALL_TIMEOUT_MS = 60_000;

export interface Servable extends StoredFacts {
  type: string;
  /** Saved under this name, never shown in the page; without letters, under the name of the link. */
  saveAs?: string;
  open(part?: ByteRange): Promise<Readable | null>;
}

/** Answers with a file: 304 when the client has it, a range when it seeks. */
export async function sendFile(req: Request, res: Response, file: Servable, log: Log): Promise<void> {
  res.set('etag', file.etag);
  if (req.fresh) {
    res.set('cache-control', CACHE_CONTROL).status(304).end();
    return;
  }
  const part = partAsked(req, file);
  if (part === 'outside') {
    res.set('content-range', `bytes */${file.bytes}`).status(416).end();
    return;
  }
  // Opened before headers are sent, so that a storage failure is still an error response.
  const body = req.method === 'HEAD' ? null : await contentOf(file, part);
  describe(res, file, part);
  if (!body) {
    res.end();
    return;
  }
  res.setTimeout(STALL_TIMEOUT_MS, () => res.destroy());
  try {
    await sendStream(body, res);
  } catch (error) {
    // The response is visibly truncated, as its length was sent. Clients disconnect all the time; storage should not.
    if (!req.destroyed) logOf(req, log).warn({ err: error }, 'a file broke off while it was being sent');
  }
}

async function contentOf(file: Servable, part: ByteRange | null): Promise<Readable> {
  const body = await file.open(part ?? undefined);
  if (!body) throw new StorageUnavailable(new Error('A file went away while it was asked for'));
  return body;
}

function describe(res: Response, file: Servable, part: ByteRange | null): void {
  if (file.saveAs) res.attachment(file.saveAs);
  else if (file.saveAs === '') res.set('content-disposition', 'attachment');
  if (part) res.status(206).set('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`);
  res.set({
    'content-type': file.type,
    'content-length': String(part ? part.end - part.start + 1 : file.bytes),
    'cache-control': CACHE_CONTROL,
    'accept-ranges': 'bytes',
  });
}

/** One part, when one was asked for of the very content we have; several parts are answered with the whole. */
function partAsked(req: Request, { bytes, etag }: StoredFacts): ByteRange | 'outside' | null {
  const isOfAnother = req.headers['if-range'] !== undefined && req.headers['if-range'] !== etag;
  if (req.method !== 'GET' || isOfAnother) return null;
  const asked = req.range(bytes);
  if (asked === -1) return 'outside';
  if (asked === undefined || asked === -2 || asked.type !== 'bytes' || asked.length !== 1) return null;
  return asked[0] ?? null;
}
