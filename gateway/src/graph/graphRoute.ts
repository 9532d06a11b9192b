import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { currentRequestId } from '@athenaeum/kit';
import express, { Router, type RequestHandler } from 'express';
import type { SignedIn } from '../bff/auth/signedIn';
import { isAway } from '../edge/isAway';
import type { GatewayContext, Log } from './context';
import { unavailableError } from './errors';

const LARGEST_BODY = '100kb';

interface Parts {
  apollo: ApolloServer<GatewayContext>;
  signedIn: SignedIn;
  /** Who stands at the door, if anybody does. */
  onlyTrusted: RequestHandler | null;
  log: Log;
}

/** `POST /graphql`, and nothing else: an address can be linked to, so nothing is asked by one. */
export function graphRoute({ apollo, signedIn, onlyTrusted, log }: Parts): Router {
  const router = Router();
  router.post(
    '/',
    // The limit counts what a compressed body unfolds to.
    express.json({ limit: LARGEST_BODY }),
    ...(onlyTrusted ? [onlyTrusted] : []),
    expressMiddleware(apollo, {
      context: async ({ req }) => ({
        caller: { viewer: await viewerOf(req), requestId: currentRequestId() ?? '' },
        address: req.ip ?? '',
        log,
      }),
    }),
  );
  router.all('/', (_req, res) => {
    res.status(405).set('allow', 'POST').json({ ok: false, code: 'INVALID', message: 'Ask by POST.' });
  });
  return router;

  async function viewerOf(req: express.Request) {
    try {
      return await signedIn.viewer(req);
    } catch (error) {
      // Who she is cannot be told: she is neither served as a visitor nor told that she is signed out.
      if (isAway(error)) throw unavailableError();
      throw error;
    }
  }
}
