import express, {
  Router,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { addressOf } from './edge/addressOf';
import { callerBy, logOf } from './edge/requestId';
import type { Identity } from './edge/identity';
import type { OnAnswered } from './answeredOperation';
import type { Log } from './context';
import type { GraphAnswer } from './answers';
import type { Graph } from './graph';
import type { Viewer } from '@athenaeum/kit';
import { byDigest } from './persisted/byDigest';
import type { PersistedDocuments } from './persisted/persistedDocuments';
import { unknownToken } from './errors';
import { readRequest } from './readRequest';
import type { ReleaseOfPage } from './released/released';

const MAX_BODY_SIZE = '100kb';
/** Seconds. */
const RETRY_AFTER_SECONDS = '5';

interface Parts {
  graph: Graph;
  identity: Identity;
  /** The service that a request's bearer token names; null without one, thrown for one that is not known. */
  serviceOf: (req: Request) => Viewer | null;
  /** Documents that may be sent as a digest. */
  persisted: PersistedDocuments;
  /** The trusted-documents middleware; null where every document is answered. */
  onlyTrusted: RequestHandler | null;
  /** Called with the outcome of each operation; null where it is not counted. */
  onAnswered: OnAnswered | null;
  /** Which side of a running release the page has; absent where subgraphs are not released together with remotes. */
  releaseOf?: (req: Request) => ReleaseOfPage | null;
  log: Log;
}

/** `POST /graphql` only: a GET could be triggered by a link, so none is answered. */
export function graphRoute({
  graph,
  identity,
  serviceOf,
  persisted,
  onlyTrusted,
  onAnswered,
  releaseOf,
  log,
}: Parts): Router {
  const router = Router();
  router.post(
    '/',
    ...(onAnswered ? [reportAnswers(onAnswered)] : []),
    // The limit is on the decompressed body. Content types that a cross-site form can send are not parsed.
    express.json({ limit: MAX_BODY_SIZE }),
    byDigest(persisted),
    takeService,
    ...(onlyTrusted ? [exceptServices(onlyTrusted)] : []),
    async (req, res) => {
      const given = await answer(req, res);
      toldOf(res).answer = given;
      send(res, given);
    },
  );
  router.all('/', (_req, res) => {
    res.status(405).set('allow', 'POST').json({ ok: false, code: 'INVALID', message: 'Ask by POST.' });
  });
  return router;

  /** A service authenticates by a bearer token; its documents are its own, published by no remote. */
  function takeService(req: Request, res: Response, next: NextFunction): void {
    try {
      toldOf(res).service = serviceOf(req);
    } catch {
      return send(res, { status: 401, errors: [unknownToken] });
    }
    next();
  }

  /** Counts once the request was answered, by any middleware. */
  function reportAnswers(tell: OnAnswered): RequestHandler {
    return (req, res, next) => {
      res.once('finish', () => {
        const document = (req.body as { query?: unknown } | undefined)?.query;
        if (typeof document !== 'string') return;
        const answer = toldOf(res).answer ?? { status: res.statusCode };
        tell({ headers: req.headers, address: addressOf(req), document, answer });
      });
      next();
    };
  }

  function exceptServices(check: RequestHandler): RequestHandler {
    return (req, res, next) => (toldOf(res).service ? next() : check(req, res, next));
  }

  async function answer(req: Request, res: Response): Promise<GraphAnswer> {
    const request = readRequest(req.body);
    if ('refusal' in request) return { status: 400, errors: [request.refusal] };
    // When the caller cannot be determined, the request is neither answered as a visitor's nor treated as signed out.
    return graph.ask(request, {
      async callerOf() {
        return callerBy(req, toldOf(res).service ?? (await identity.viewer(req)));
      },
      isConfirmed() {
        return identity.isConfirmed(req);
      },
      afterwards(work) {
        res.once('close', work);
      },
      address: addressOf(req),
      release: releaseOf?.(req) ?? null,
      log() {
        return logOf(req, log);
      },
    });
  }
}

/** What one middleware learns for the next. */
interface Told {
  /** The service that asks; null for a person. */
  service?: Viewer | null;
  answer?: GraphAnswer;
}

const toldOf = (res: Response): Told => res.locals;

function send(res: Response, { status, errors, data, extensions }: GraphAnswer): void {
  // Node writes a text together with the headers, and a buffer beside them.
  const body = JSON.stringify({ errors, data, extensions });
  const length = Buffer.byteLength(body);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': length,
    ...(status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
  });
  // ASCII alone, as most answers, is the same bytes in both, and is written at less cost as `latin1`.
  res.end(body, length === body.length ? 'latin1' : 'utf8');
}
