import type { Meter } from '@athenaeum/kit/telemetry';
import { Router, type Express } from 'express';
import type { Registry } from 'prom-client';
import { createEdge } from './edge/edge';
import { errorHandler, notFound } from './edge/errorHandler';
import type { Identity } from './edge/identity';
import { createOrigins } from './edge/origins';
import type { RateLimits } from './edge/rateLimits';
import { createServiceOf } from './edge/serviceToken';
import type { GraphEnv } from './configuration/graphVariables';
import type { Log } from './context';
import { createGraph } from './graph';
import { graphRoute } from './graphRoute';
import { createPersistedDocuments } from './persisted/persistedDocuments';
import type { SubgraphClients } from './subgraphs/subgraphClient';

interface Parts {
  env: GraphEnv;
  clients: SubgraphClients;
  identity: Identity;
  limits: RateLimits;
  registry: Registry;
  meter: Meter;
  log: Log;
}

/** The graph behind the gateway's edge, without the BFF: for benchmarks without a database. */
export async function createGraphApp({
  env,
  clients,
  identity,
  limits,
  registry,
  meter,
  log,
}: Parts): Promise<Express> {
  const app = createEdge({
    env,
    origins: createOrigins(env.PUBLIC_ORIGIN, env.TRUSTED_ORIGINS),
    readiness: Router(),
    registry,
    meter,
    isPatient: () => false,
    log,
  });
  const graph = await createGraph({ env, clients, limits, documents: null, registry, log });
  app.use(
    '/graphql',
    graphRoute({
      graph,
      identity,
      serviceOf: createServiceOf(env),
      persisted: createPersistedDocuments(null),
      onlyTrusted: null,
      onAnswered: null,
      log,
    }),
  );
  app.use(notFound, errorHandler(log));
  return app;
}
