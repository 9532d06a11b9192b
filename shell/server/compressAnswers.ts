import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** No pages: one of the gateway's may hold a secret beside what its reader has typed, and its size would tell of it. */
const COMPRESSED =
  /^(application\/([\w.-]+\+)?json|text\/(csv|calendar|vtt|css|javascript)|image\/svg\+xml)\b/;

/** Compresses data and what goes with it, as the browser accepts. */
export const compressAnswers: RequestHandler = compression({
  filter: (_request, response) =>
    COMPRESSED.test(String(response.getHeader('content-type') ?? '')) && !response.hasHeader('content-range'),
  // Compressed for a single request, so a low quality is fastest.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
});
