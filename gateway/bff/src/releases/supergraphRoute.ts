import { createHash } from 'node:crypto';
import { Refusal } from '@athenaeum/kit';
import { Router } from 'express';
import type { Graph } from '@athenaeum/graph';
import { describeRoute } from '@athenaeum/graph/edge';
import { jsonHandler } from '../routes/jsonHandler';
import { createMayPublish, type PublisherSettings } from './mayPublish';

export const SUPERGRAPH_PATH = '/api/supergraph';

export const supergraphDocs = describeRoute({
  method: 'get',
  path: SUPERGRAPH_PATH,
  access: { to: 'everyone', specifiedIn: 'architecture, Commands a person needs' },
  summary:
    'The composed graph that is answered by at this moment, for what is held against it before it is published.',
  caller: 'Whoever may publish: a bearer token signed with a key of `TRUSTED_BUILDERS`',
  answers: {
    200: '`data` with its text, `sdl`, and the SHA-256 of that in hex, `digest`.',
    401: 'Not signed by anybody who may publish, not for this address, or more than five minutes old.',
  },
});

interface Parts {
  env: PublisherSettings;
  graph: Pick<Graph, 'supergraph'>;
}

/** Introspection is off in production; publishers get the supergraph here. */
export function supergraphRoute({ env, graph }: Parts): Router {
  const router = Router();
  const mayPublish = createMayPublish(env);
  router.get(
    '/',
    jsonHandler(async (req) => {
      if (!mayPublish(req))
        throw new Refusal('UNAUTHENTICATED', 'Not signed by anybody who may publish here.');
      const sdl = graph.supergraph();
      return { digest: createHash('sha256').update(sdl).digest('hex'), sdl };
    }),
  );
  return router;
}
