import { readEnv } from '@athenaeum/gateway/env';
import { createGraphApp } from '@athenaeum/graph';
import { createHttpClient, type SubgraphClient, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import { createExpressServer, createLogger, DEVELOPMENT_INTERNAL_KEY, executorOf } from '@athenaeum/kit';
import { startTelemetry } from '@athenaeum/kit/telemetry';
import { Registry } from 'prom-client';
import { createSchema, type Domain, DOMAINS, urlOf, VIEWER_HEADER } from './graph';

/** Our gateway behind its edge, without its database: `ours.ts <supergraph> <port> [local]`. */
const [, , file, port, where] = process.argv;

const clientOf = (name: Domain): SubgraphClient =>
  where === 'local'
    ? {
        name,
        ask: executorOf(createSchema(name), (caller) => caller),
        isReady: async () => true,
        about: async () => null,
        close: async () => {},
      }
    : createHttpClient({
        name,
        url: urlOf(name),
        internalKey: DEVELOPMENT_INTERNAL_KEY,
        timeoutMs: 5000,
        sockets: 64,
      });

const env = readEnv({ SUPERGRAPH_FILE: file, PORT: port });
const log = createLogger('gateway');
const { meter } = await startTelemetry({ env, service: 'gateway', version: '', log });
const app = await createGraphApp({
  env,
  // All four of them.
  clients: Object.fromEntries(DOMAINS.map((name) => [name, clientOf(name)])) as SubgraphClients,
  identity: {
    viewer: async (req) => ({ id: String(req.headers[VIEWER_HEADER]), roles: new Set(['member']) }),
    isConfirmed: async () => false,
  },
  // Nothing that the bench asks is counted.
  limits: {} as Parameters<typeof createGraphApp>[0]['limits'],
  registry: new Registry(),
  meter,
  log,
});
createExpressServer(app).listen(Number(port), '127.0.0.1');
