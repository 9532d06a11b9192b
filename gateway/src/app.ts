import { join } from 'node:path';
import type { ApolloServer } from '@apollo/server';
import express, { type Express } from 'express';
import type { Registry } from 'prom-client';
import { createAuth } from './bff/auth/createAuth';
import { fileRoutes } from './bff/files/fileRoutes';
import { createLinks } from './bff/files/links';
import { recordingLinks } from './bff/files/recordingLinks';
import type { FileStorage } from './bff/files/storage';
import { errorHandler, notFound } from './edge/errorHandler';
import type { Readiness } from './edge/health';
import { originGuard } from './edge/originGuard';
import { createOrigins } from './edge/origins';
import type { RateLimits } from './edge/rateLimits';
import { requestId } from './edge/requestId';
import { requestLog } from './edge/requestLog';
import { securityHeaders } from './edge/securityHeaders';
import type { Env } from './env';
import type { GatewayContext, Log } from './graph/context';
import { graphRoute } from './graph/graphRoute';
import type { SubgraphClients } from './graph/subgraphs/subgraphClient';

interface Parts {
  env: Env;
  clients: SubgraphClients;
  storage: FileStorage;
  limits: RateLimits;
  apollo: ApolloServer<GatewayContext>;
  readiness: Readiness;
  registry: Registry;
  log: Log;
}

/** Every route of the gateway, behind the same edge. */
export function createApp({
  env,
  clients,
  storage,
  limits,
  apollo,
  readiness,
  registry,
  log,
}: Parts): Express {
  const app = express();
  const origins = createOrigins(env.PUBLIC_ORIGIN, env.TRUSTED_ORIGINS);
  const links = createLinks(env);
  const auth = createAuth({ env, origins, users: clients.users, limits, log });

  app.disable('x-powered-by');
  app.disable('etag');
  // Only our own server in front may say where a request came from.
  app.set('trust proxy', 'loopback');
  app.use(requestId, requestLog(log, registry), securityHeaders(env.isProduction));
  app.use(readiness.routes);
  app.get('/metrics', async (_req, res) => {
    res.type(registry.contentType).send(await registry.metrics());
  });
  app.use(originGuard(origins));
  app.use('/api/auth', auth.routes);
  if (auth.providerRoutes) app.use('/oidc', auth.providerRoutes);
  app.use('/files', fileRoutes({ pictures: join(env.DATA_DIR, 'files/public'), storage, links, log }));
  app.use('/aws-proxy/s3', recordingLinks({ content: clients.content, signedIn: auth.signedIn, links }));
  app.use('/graphql', graphRoute({ apollo, signedIn: auth.signedIn, log }));
  app.use(notFound, errorHandler(log));
  return app;
}
