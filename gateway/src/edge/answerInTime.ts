import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { dropRest } from './dropRest';

/** A file that has come in is passed on to storage: ten megabytes of it a second. */
const MS_A_MEGABYTE = 100;
/** A timer that is set for longer goes off at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Who is told while she sends nothing for so long is told at once, ms. */
const LONGEST_PAUSE = 1000;

export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

const givenUp = new WeakSet<Response>();
/** True once she was told to try again in place of an answer: whatever comes of the request, there is nobody to hear it. */
export const isGivenUp = (res: Response): boolean => givenUp.has(res);

/**
 * Has whoever waits longer than `longest` ms be told by `tell`, whatever it is that takes so long; what is under way ends as
 * it may. The time a body takes to be read does not count, and an answer that has begun takes as long as it takes.
 */
export const answerInTime =
  (longest: number, tell: ErrorRequestHandler): RequestHandler =>
  (req, res, next) => {
    const patience = Math.min(longest + megabytesOf(req) * MS_A_MEGABYTE, LONGEST_TIMER);
    const wait = () => setTimeout(() => void giveUp(req, res, tell), patience);
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
  await dropRest(req, LONGEST_PAUSE);
  if (res.headersSent || res.destroyed) return;
  if (!req.complete) res.set('connection', 'close');
  await tell(new TookTooLong('No answer came in time'), req, res, () => {});
  // Somebody else may be the one to tell.
  if (!res.headersSent) return;
  givenUp.add(res);
  deafen(res);
}

/** What is still said is dropped, and is no mistake of who says it: it cannot know. */
function deafen(res: Response): void {
  const drop = () => res;
  const headers = { setHeader: drop, setHeaders: drop, appendHeader: drop, removeHeader: drop };
  Object.assign(res, headers, { flushHeaders: drop, writeHead: drop, write: () => true, end: drop });
}

const megabytesOf = ({ headers }: Request): number => Number(headers['content-length'] ?? 0) / 1_000_000;
