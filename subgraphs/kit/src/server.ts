import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
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
import { createDrain } from './drain';
import { createExpressServer } from './expressServer';
import { INTERNAL_TOKEN_HEADER, verifyInternalToken } from './internalToken';
import { createLogger } from './log';
import type { Subgraph } from './subgraph';
import { measureRequests, type Meter } from './telemetry';

/** The longest a gateway has to say: a file of captions. */
const LARGEST_BODY = '2mb';
const LONGEST_DRAIN = 4000;

export interface ServeOptions {
  port: number;
  host?: string;
  /** What the gateway signs with; the first of several is the current one. */
  internalKey: string | readonly string[];
  /** Of its end, ms: how long it goes on serving first, and how long what is in flight may take then. */
  delay?: number;
  longest?: number;
  meter?: Meter;
  /** Whether what a request asks of the database says by which. */
  nameCommands?: boolean;
}

/** Serves one subgraph over HTTP for services mode; it answers nobody but the gateway (safety 8). */
export async function serveSubgraph(
  subgraph: Subgraph,
  {
    port,
    host = '127.0.0.1',
    internalKey,
    delay = 0,
    longest = LONGEST_DRAIN,
    meter,
    nameCommands = false,
  }: ServeOptions,
): Promise<{ server: Server; close(): Promise<void> }> {
  const log = createLogger(subgraph.name);
  const apollo = new ApolloServer({
    schema: subgraph.schema,
    introspection: false,
    includeStacktraceInErrorResponses: false,
    // What the gateway asks at a time for one caller; her loaders serve all of it.
    allowBatchedHttpRequests: true,
    // Whoever started the service ends it: the requests in flight, then the database.
    stopOnTerminationSignals: false,
    plugins: [
      // It would look at every field's answer beside the execution, and so run a field's database query a second time.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
    ],
  });
  await apollo.start();

  const app = express();
  const server = createExpressServer(app);
  const drain = createDrain(server);
  app.disable('x-powered-by');
  app.get('/live', (_req, res) => void res.json({ ok: true }));
  app.get('/ready', (_req, res) => {
    const ready = !drain.isDraining && mongoose.connection.readyState === 1;
    res.status(ready ? 200 : 503).json({ ok: ready, about: subgraph.about });
  });
  if (meter) app.use('/graphql', measured(meter));
  app.use('/graphql', express.json({ limit: LARGEST_BODY }), (req, res, next) => {
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
