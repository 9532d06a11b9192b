import type { ErrorRequestHandler } from 'express';
import { isUnavailable, type Log, logOf } from '@athenaeum/graph/edge';

/** A route's error messages for an unreadable body and for an unavailable dependency, in the shape of every operation. */
export const failingWith =
  (log: Log, { unreadable, failed }: { unreadable: string; failed: string }): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const answer = (status: number, code: string, message: string) =>
      void res.status(status).json({ ok: false, code, message, fields: null, data: null });
    const status = (error as { status?: number }).status ?? 500;
    if (status < 500) return answer(status, 'INVALID', unreadable);
    if (isUnavailable(error)) {
      logOf(req, log).warn({ err: error }, `${req.baseUrl} needs something that is away`);
      res.set('retry-after', '5');
      return answer(503, 'UNAVAILABLE', failed);
    }
    logOf(req, log).error({ err: error }, `${req.baseUrl} failed`);
    answer(500, 'INTERNAL_SERVER_ERROR', failed);
  };
