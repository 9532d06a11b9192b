import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { addressOf } from '../edge/addressOf';
import { callerBy, logOf } from '../edge/requestId';
import type { SignedIn } from '../bff/auth/signedIn';
import type { Log } from './context';
import type { Graph, GraphAnswer } from './graph';
import { byDigest } from './persisted/byDigest';
import type { PersistedDocuments } from './persisted/persistedDocuments';
import { readRequest } from './readRequest';

const LARGEST_BODY = '100kb';
/** In seconds. */
const RETRY_AFTER = '5';

interface Parts {
  graph: Graph;
  signedIn: SignedIn;
  /** What may be asked for by its digest. */
  persisted: PersistedDocuments;
  /** Who stands at the door, if anybody does. */
  onlyTrusted: RequestHandler | null;
  log: Log;
}

/** `POST /graphql`, and nothing else: an address can be linked to, so nothing is asked by one. */
export function graphRoute({ graph, signedIn, persisted, onlyTrusted, log }: Parts): Router {
  const router = Router();
  router.post(
    '/',
    // The limit counts what a compressed body unfolds to. What a form of another site can send is not read.
    express.json({ limit: LARGEST_BODY }),
    byDigest(persisted),
    ...(onlyTrusted ? [onlyTrusted] : []),
    async (req, res) => send(res, await answer(req)),
  );
  router.all('/', (_req, res) => {
    res.status(405).set('allow', 'POST').json({ ok: false, code: 'INVALID', message: 'Ask by POST.' });
  });
  return router;

  async function answer(req: Request): Promise<GraphAnswer> {
    const request = readRequest(req.body);
    if ('refusal' in request) return { status: 400, errors: [request.refusal] };
    // Where who she is cannot be told, she is neither served as a visitor nor told that she is signed out.
    return graph.ask(request, {
      async callerOf() {
        return callerBy(req, await signedIn.viewer(req));
      },
      isConfirmed: () => signedIn.isConfirmed(req),
      address: addressOf(req),
      log: logOf(req, log),
    });
  }
}

function send(res: Response, { status, errors, data, extensions }: GraphAnswer): void {
  const body = Buffer.from(JSON.stringify({ errors, data, extensions }));
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
  });
  res.end(body);
}
