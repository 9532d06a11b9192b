import type { RequestHandler } from 'express';

/** Allows only GET and HEAD; changes are the gateway's. */
export const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response
    .status(405)
    .setHeader('Allow', 'GET, HEAD')
    .json({ ok: false, code: 'INVALID', message: 'Only GET here.' });
};
