import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Log } from '../graph/context';
import { isGivenUp } from './answerInTime';
import { isAway } from './isAway';
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

/** The last resort of every route: what went wrong is logged, the answer only says that something did. */
export const errorHandler =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent && !isGivenUp(res)) return next(error);
    if (isAway(error)) {
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

/** What parsers throw when a body is too large, malformed or in an unknown encoding. */
function clientStatus(error: unknown): number | null {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
