import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Log } from '../context';
import { isGivenUp } from './responseTimeout';
import { isUnavailable } from './isUnavailable';
import { logOf } from './requestId';

const AWAY = { ok: false, code: 'UNAVAILABLE', message: 'This is not available just now. Please try again.' };
const BROKEN = {
  ok: false,
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong on our side. Please try again.',
};
const REFUSED = { ok: false, code: 'INVALID', message: 'The request could not be read.' };

export const notFound: RequestHandler = (_req, res) =>
  void res.status(404).json({ ok: false, code: 'NOT_FOUND', message: 'There is nothing here.' });

/** The last error handler of every route: logs the error and answers without its details. */
export const errorHandler =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent && !isGivenUp(res)) return next(error);
    if (isUnavailable(error)) {
      logOf(req, log).warn({ err: error }, 'something this request needs is away');
      res.status(503).set('retry-after', '5').json(AWAY);
      return;
    }
    const status = clientStatus(error);
    if (status) {
      res.status(status).json(REFUSED);
      return;
    }
    logOf(req, log).error({ err: error }, 'request failed');
    res.status(500).json(BROKEN);
  };

/** The 4xx status of errors that body parsers throw: too large, malformed, unknown encoding. */
function clientStatus(error: unknown): number | null {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
