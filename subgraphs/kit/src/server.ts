import type { Server } from 'node:http';
import { createDrain } from '@athenaeum/common/server';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type RequestHandler } from 'express';
import mongoose from 'mongoose';
import { commandsNamed } from './commandComments';
import { compiledExecution } from './compiledExecution';
import { clientOperation } from './executor';
import { createExpressServer } from './expressServer';
import { INTERNAL_TOKEN_HEADER, verifyInternalToken } from './internalToken';
import { createLogger } from './log';
import { watchMigrations } from './migrations';
import { migrationBackRoute } from './migrations/migrationBackRoute';
import type { Redis } from './redis';
import type { Subgraph, SubgraphContext } from './subgraph';
import { measureRequests, traceRequests, type Meter } from './telemetry';

/** For the largest input: a file of captions. */
const MAX_BODY_SIZE = '2mb';
const DRAIN_TIMEOUT_MS = 4000;

export interface ServeOptions {
  port: number;
  host?: string;
  /** What the gateway signs with; the first of several is the current one. */
  internalKey: string | readonly string[];
  /** Shutdown, ms: how long to serve on at first, and how long requests in flight may take then. */
  delay?: number;
  longest?: number;
  meter?: Meter;
  /** Whether database commands carry the id of their request. */
  nameCommands?: boolean;
  /** For `/ready` to tell of. It has no say: the database takes its place. */
  redis?: Redis | null;
}

/** Serves one subgraph over HTTP in services mode; it answers only the gateway (safety 8). */
export async function serveSubgraph(
  subgraph: Subgraph,
  {
    port,
    host = '127.0.0.1',
    internalKey,
    delay = 0,
    longest = DRAIN_TIMEOUT_MS,
    meter,
    nameCommands = false,
    redis = null,
  }: ServeOptions,
): Promise<{ server: Server; close(): Promise<void> }> {
  const log = createLogger(subgraph.name);
  const apollo = new ApolloServer({
    gateway: compiledExecution(subgraph.schema),
    introspection: false,
    includeStacktraceInErrorResponses: false,
    // The gateway batches the operations of one request; they share one context and its loaders.
    allowBatchedHttpRequests: true,
    // The process handles signals: it finishes the requests in flight, then closes the database.
    stopOnTerminationSignals: false,
    plugins: [
      // It awaits the value of every field beside the execution, and so would run a mongoose query twice.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      storeBeforeAnswer(subgraph),
    ],
  });
  await apollo.start();

  const app = express();
  const server = createExpressServer(app);
  const drain = createDrain(server);
  const findMigrationProblem = watchMigrations(subgraph, log);
  app.disable('x-powered-by');
  app.get('/live', (_req, res) => void res.json({ ok: true }));
  app.get('/ready', async (_req, res) => {
    const isUp = !drain.isDraining && mongoose.connection.readyState === 1;
    const problem = isUp ? await findMigrationProblem() : null;
    const ready = isUp && problem === null;
    res.status(ready ? 200 : 503).json({
      ok: ready,
      about: subgraph.about,
      ...(redis && { parts: { redis: redis.isReady() } }),
      ...(problem && { problem }),
    });
  });
  app.post('/migrations/:id/back', migrationBackRoute(subgraph, internalKey, log));
  if (meter) app.use('/graphql', measured(meter));
  app.use('/graphql', traceRequests({ routeOf: () => '/graphql' }));
  app.use('/graphql', express.json({ limit: MAX_BODY_SIZE }), (req, res, next) => {
    const caller = verifyInternalToken(internalKey, subgraph.name, req.headers[INTERNAL_TOKEN_HEADER]);
    if (!caller) {
      res.status(401).json({ errors: [{ message: 'internal only', extensions: { code: 'INTERNAL_ONLY' } }] });
      return;
    }
    const answer = () =>
      expressMiddleware(apollo, { context: async () => subgraph.createContext(caller) })(req, res, next);
    if (nameCommands) commandsNamed(caller.requestId, answer);
    else answer();
  });

  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  log.info({ port }, 'subgraph is listening');
  return {
    server,
    close: async () => {
      await drain.end({ delay, longest });
      await apollo.stop();
    },
  };
}

function storeBeforeAnswer({ beforeAnswer }: Subgraph): ApolloServerPlugin<SubgraphContext> {
  if (!beforeAnswer) return {};
  return {
    requestDidStart: async () => ({
      willSendResponse: ({ contextValue, operationName }) =>
        beforeAnswer(contextValue, clientOperation(operationName)),
    }),
  };
}

function measured(meter: Meter): RequestHandler {
  const measure = measureRequests(meter);
  return ({ method }, res, next) => {
    const startedAt = performance.now();
    res.once('finish', () =>
      measure({ method, route: '/graphql', status: res.statusCode, ms: performance.now() - startedAt }),
    );
    next();
  };
}
