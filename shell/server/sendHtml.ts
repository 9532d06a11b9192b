import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Compressed for a single request, so a low quality is fastest.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a page rendered for this request, compressed as the browser accepts. */
export function sendHtml(request: Request, response: Response, html: string): Promise<void> {
  response.type('html');
  return sendCompressed(request, response, html);
}

/** Buffers are sent as they are. */
export async function sendCompressed(
  request: Request,
  response: Response,
  body: string | Buffer,
): Promise<void> {
  if (typeof body !== 'string') return void response.end(body);
  const accepted = request.headers['accept-encoding'] ?? '';
  response.vary('Accept-Encoding');
  if (/\bbr\b/.test(accepted)) {
    response.setHeader('Content-Encoding', 'br').end(await brotli(body, QUALITY));
  } else if (/\bgzip\b/.test(accepted)) {
    response.setHeader('Content-Encoding', 'gzip').end(await zip(body));
  } else {
    response.end(body);
  }
}
