import type { ErrorRequestHandler } from 'express';
import { type Log, logOf } from '@athenaeum/graph/edge';
import { PAGE_HEADERS } from './layout';
import { awayPage } from './problemPage';

interface Failing {
  /** For the log. */
  what: string;
  page: () => string;
}

/** Errors while signing in, or in `what`, are answered as an HTML page for browsers, and as JSON for other clients. */
export const errorPage =
  (log: Log, { what, page }: Failing = { what: 'signing in', page: awayPage }): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    const wantsPage = req.accepts(['json', 'html']) === 'html';
    const isSendersFault = error instanceof Error && 'status' in error;
    if (!wantsPage || isSendersFault || res.headersSent) return next(error);
    logOf(req, log).error({ err: error }, `${what} failed`);
    res
      .status(503)
      .set({ ...PAGE_HEADERS, 'retry-after': '5' })
      .send(page());
  };
