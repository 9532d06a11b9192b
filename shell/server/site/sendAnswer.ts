import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Keeping } from '@athenaeum/shell-contract/site';
import { hasTag } from '../hasTag';
import { sendCompressed } from '../sendHtml';

const RETRY_AFTER_SECONDS = '10';

/** Sends what was made for everybody alike: with a tag, so that nobody is sent again what they have. */
export async function sendAnswer(
  request: Request,
  response: Response,
  {
    status,
    type,
    body,
    keep,
  }: { status: number; type: string; body: string | Buffer; keep: Keeping | undefined },
): Promise<void> {
  response.status(status).type(type);
  response.setHeader(
    'Cache-Control',
    keep ? `public, max-age=${keep.fresh}, stale-while-revalidate=${keep.stale}` : 'no-store',
  );
  if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  if (!keep) return sendCompressed(request, response, body);

  const policy = String(response.getHeader('Content-Security-Policy') ?? '');
  const etag = `W/"${createHash('sha256').update(policy).update(body).digest('base64url').slice(0, 27)}"`;
  response.setHeader('ETag', etag);
  if (hasTag(request, etag)) return void response.status(304).end();
  return sendCompressed(request, response, body);
}
