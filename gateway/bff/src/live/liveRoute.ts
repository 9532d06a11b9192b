import { DependencyUnavailable } from '@athenaeum/kit';
import { describeRoute, type RateLimit, type RouteAccess } from '@athenaeum/graph/edge';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { requireViewer, type SignedIn } from '../auth/signedIn';
import { jsonHandler } from '../routes/jsonHandler';
import type { LiveHub } from './liveHub';

export const LIVE_PATH = '/api/live';

const access: RouteAccess = { to: 'signedIn', specifiedIn: 'decisions, Who may do what' };
/** The time of the last fact that a reconnecting page has got, epoch ms. */
const liveQuery = z.object({ after: z.coerce.number().int().positive().optional() });

export const liveDocs = describeRoute({
  method: 'get',
  path: LIVE_PATH,
  access,
  summary:
    'Facts for open pages as server-sent events: `data` is `{ kind, id, jitterMs? }`, what has changed and never what it is now. Resumes after `Last-Event-ID` or `after`.',
  caller: 'Browser: what the session may know',
  query: liveQuery,
  answers: {
    200: 'A stream.',
    204: 'No stream: too many connections, or too many requests. The page polls instead.',
    401: 'Nobody is signed in.',
    503: 'It is shutting down.',
  },
  answerType: 'text/event-stream',
});

interface Parts {
  hub: LiveHub;
  signedIn: SignedIn;
  limit: RateLimit;
}

/** The connection of a browser that reads more slowly is closed; it reconnects. */
const MAX_UNSENT_BYTES = 64 * 1024;

/** `/api/live`: one stream for each browser, open until the session ends, the browser disconnects, or about 15 minutes have passed. */
export function liveRoute({ hub, signedIn, limit }: Parts): Router {
  const router = Router();
  router.get('/', async (req, res, next) => {
    try {
      await open(req, res);
    } catch (error) {
      const answerWith = jsonHandler(() => Promise.reject(error as Error));
      await answerWith(req, res, next);
    }
  });
  return router;

  async function open(req: Request, res: Response): Promise<void> {
    const viewer = await requireViewer(signedIn, req, access);
    if (!(await limit.take(viewer.id))) return refuse(res);
    const remove = hub.connect(
      {
        account: viewer.id,
        roles: viewer.roles,
        session: signedIn.sessionNameOf(req),
        send(text) {
          if (!res.headersSent) sendHeaders(res);
          res.write(text);
          return res.writableLength < MAX_UNSENT_BYTES;
        },
        end: () => void res.end(),
      },
      lastOf(req),
    );
    if (remove === 'closed') throw new DependencyUnavailable('This gateway is shutting down');
    if (remove === 'full') return refuse(res);
    res.once('close', remove);
    // The browser disconnected during authentication.
    if (res.destroyed) remove();
  }
}

function sendHeaders(res: Response): void {
  res.status(200).set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would buffer the response.
    'x-accel-buffering': 'no',
  });
}

/** Not a status of errors, which browsers would log on the console although the page works without a stream. */
const refuse = (res: Response): void => void res.status(204).end();

function lastOf(req: Request): number | null {
  const after = req.headers['last-event-id'] ?? req.query.after;
  return liveQuery.safeParse({ after }).data?.after ?? null;
}
