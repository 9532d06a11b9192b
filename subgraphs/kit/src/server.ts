import { createServer, type Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import mongoose from 'mongoose';
import { INTERNAL_TOKEN_HEADER, verifyInternalToken } from './internalToken';
import { createLogger, withRequestId } from './log';
import type { Subgraph } from './subgraph';

/** The longest a gateway has to say: a file of captions. */
const LARGEST_BODY = '2mb';

/** Serves one subgraph over HTTP for services mode; it answers nobody but the gateway (safety 8). */
export async function serveSubgraph(
  subgraph: Subgraph,
  { port, host = '127.0.0.1', internalKey }: { port: number; host?: string; internalKey: string },
): Promise<{ server: Server; close(): Promise<void> }> {
  const log = createLogger(subgraph.name);
  const apollo = new ApolloServer({
    schema: subgraph.schema,
    introspection: false,
    includeStacktraceInErrorResponses: false,
    // Whoever started the service ends it: the requests in flight, then the database.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
    ],
  });
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  app.get('/live', (_req, res) => void res.json({ ok: true }));
  app.get('/ready', (_req, res) => {
    const ready = mongoose.connection.readyState === 1;
    res.status(ready ? 200 : 503).json({ ok: ready, about: subgraph.about });
  });
  app.use('/graphql', express.json({ limit: LARGEST_BODY }), (req, res, next) => {
    const caller = verifyInternalToken(internalKey, subgraph.name, req.headers[INTERNAL_TOKEN_HEADER]);
    if (!caller) {
      res.status(401).json({ errors: [{ message: 'internal only', extensions: { code: 'INTERNAL_ONLY' } }] });
      return;
    }
    withRequestId(caller.requestId, () =>
      expressMiddleware(apollo, { context: async () => subgraph.createContext(caller) })(req, res, next),
    );
  });

  const server = createServer(app);
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  log.info({ port }, 'subgraph is listening');
  return {
    server,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      // A kept connection becomes idle when its last request is answered; nothing else would end it.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      await closed;
      clearInterval(sweep);
      await apollo.stop();
    },
  };
}
