import { commandsNamed } from '@athenaeum/kit';
import type { Meter } from '@athenaeum/kit/telemetry';
import express, { type Express, type Request, type Router } from 'express';
import type { Registry } from 'prom-client';
import type { Env } from '../env';
import type { Log } from '../graph/context';
import { originGuard } from './originGuard';
import type { Origins } from './origins';
import { promptBody } from './promptBody';
import { requestId, requestIdOf } from './requestId';
import { requestLanguage } from './requestLanguage';
import { requestLog } from './requestLog';
import { securityHeaders } from './securityHeaders';
import { tellCosts, tellsCosts } from './tellCosts';

interface Parts {
  env: Pick<Env, 'isProduction' | 'GATEWAY_MODE' | 'NAME_COMMANDS' | 'TELL_COSTS' | 'TRUSTED_PROXIES'>;
  origins: Origins;
  /** Asked by machines, of any origin. */
  readiness: Router;
  registry: Registry;
  meter: Meter;
  /** Which requests take as long as they take. */
  isPatient: (req: Request) => boolean;
  log: Log;
}

/** An app with all that stands before any route of ours. */
export function createEdge({ env, origins, readiness, registry, meter, isPatient, log }: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Only our own server in front may say where a request came from.
  app.set('trust proxy', env.TRUSTED_PROXIES);
  app.use(
    requestId,
    requestLog({ log, registry, meter }),
    securityHeaders(env.isProduction),
    requestLanguage,
  );
  app.use(readiness);
  if (tellsCosts(env)) app.use(tellCosts);
  if (env.NAME_COMMANDS) app.use((req, _res, next) => commandsNamed(requestIdOf(req), next));
  app.get('/metrics', async (_req, res) => {
    res.type(registry.contentType).send(await registry.metrics());
  });
  app.use(originGuard(origins), promptBody(isPatient));
  return app;
}
