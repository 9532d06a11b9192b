import { commandsNamed } from '@athenaeum/kit';
import { traceRequests, type Meter } from '@athenaeum/kit/telemetry';
import express, { type Express, type Request, type Router } from 'express';
import type { Registry } from 'prom-client';
import type { GraphEnv } from '../configuration/graphVariables';
import type { Log } from '../context';
import { originGuard } from './originGuard';
import type { Origins } from './origins';
import { bodyTimeout } from './bodyTimeout';
import { requestId, requestIdOf } from './requestId';
import { requestLog, routeOf } from './requestLog';
import { securityHeaders } from './securityHeaders';
import { serverTiming, sendsServerTiming } from './serverTiming';

interface Parts {
  env: Pick<GraphEnv, 'isProduction' | 'GATEWAY_MODE' | 'NAME_COMMANDS' | 'TELL_COSTS' | 'TRUSTED_PROXIES'>;
  origins: Origins;
  /** Called by machines, from any origin. */
  readiness: Router;
  registry: Registry;
  meter: Meter;
  /** Requests without a body timeout, such as uploads. */
  isPatient: (req: Request) => boolean;
  log: Log;
}

/** The Express app with all middleware that runs before our routes. */
export function createEdge({ env, origins, readiness, registry, meter, isPatient, log }: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Only our own reverse proxy is trusted for the client's address.
  app.set('trust proxy', env.TRUSTED_PROXIES);
  app.use(
    requestId,
    traceRequests({ routeOf }),
    requestLog({ log, registry, meter }),
    securityHeaders(env.isProduction),
  );
  app.use(readiness);
  if (sendsServerTiming(env)) app.use(serverTiming);
  if (env.NAME_COMMANDS) app.use((req, _res, next) => commandsNamed(requestIdOf(req), next));
  app.get('/metrics', async (_req, res) => {
    res.type(registry.contentType).send(await registry.metrics());
  });
  app.use(originGuard(origins), bodyTimeout(isPatient));
  return app;
}
