import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { discardBody } from './discardBody';

/** Extra time for large bodies, which are passed on to storage: ten megabytes a second. */
const MS_A_MEGABYTE = 100;
/** `setTimeout` fires at once for a longer delay. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** How long an upload may stall before the timeout is answered without reading it to its end. */
const DISCARD_TIMEOUT_MS = 1000;

export class ResponseTimedOut extends Error {
  override readonly name = 'TookTooLong';
}

const givenUp = new WeakSet<Response>();
/** True once the timeout was answered: the outcome of the handler is no longer needed. */
export const isGivenUp = (res: Response): boolean => givenUp.has(res);

/**
 * Answers by `tell` when a response takes longer than `timeoutMs`; the handler itself is not cancelled. The time a body takes
 * to be read does not count, and a response that has started is not interrupted.
 */
export const responseTimeout =
  (timeoutMs: number, tell: ErrorRequestHandler): RequestHandler =>
  (req, res, next) => {
    const allowedMs = Math.min(timeoutMs + megabytesOf(req) * MS_A_MEGABYTE, MAX_TIMER_MS);
    const wait = () => setTimeout(() => void giveUp(req, res, tell), allowedMs);
    let late = wait();
    req.once('resume', () => {
      if (req.complete) return;
      clearTimeout(late);
      req.once('end', () => {
        if (!res.writableEnded) late = wait();
      });
    });
    res.once('close', () => clearTimeout(late));
    next();
  };

async function giveUp(req: Request, res: Response, tell: ErrorRequestHandler): Promise<void> {
  if (res.headersSent) return;
  await discardBody(req, DISCARD_TIMEOUT_MS);
  if (res.headersSent || res.destroyed) return;
  if (!req.complete) res.set('connection', 'close');
  await tell(new ResponseTimedOut('No answer came in time'), req, res, () => {});
  // The handler may have answered in the meantime.
  if (!res.headersSent) return;
  givenUp.add(res);
  ignoreLateWrites(res);
}

/** Drops what a handler still writes after the timeout, without an error. */
function ignoreLateWrites(res: Response): void {
  const drop = () => res;
  const headers = { setHeader: drop, setHeaders: drop, appendHeader: drop, removeHeader: drop };
  Object.assign(res, headers, { flushHeaders: drop, writeHead: drop, write: () => true, end: drop });
}

const megabytesOf = ({ headers }: Request): number => Number(headers['content-length'] ?? 0) / 1_000_000;
