import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Made for one reader: a quick quality is the fastest page.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a page made for this request, compressed as the browser likes. */
export async function sendHtml(request: Request, response: Response, html: string): Promise<void> {
  const accepted = request.headers['accept-encoding'] ?? '';
  response.type('html').vary('Accept-Encoding');
  if (/\bbr\b/.test(accepted)) {
    response.setHeader('Content-Encoding', 'br').end(await brotli(html, QUALITY));
  } else if (/\bgzip\b/.test(accepted)) {
    response.setHeader('Content-Encoding', 'gzip').end(await zip(html));
  } else {
    response.end(html);
  }
}
