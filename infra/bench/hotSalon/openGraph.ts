import { readEnv } from '@athenaeum/gateway/env';
import { createGraph } from '@athenaeum/graph';
import { createRateLimits } from '@athenaeum/graph/edge';
import { createClients } from '@athenaeum/graph/subgraphs';
import { connectDatabase, disconnectDatabase, type Viewer } from '@athenaeum/kit';
import { pino } from 'pino';
import { Registry } from 'prom-client';

/** The graph with its limits over the embedded subgraphs; without HTTP and sessions, which cost each asker the same everywhere. */
export async function openGraph({ uri, dataDir }: { uri: string; dataDir: string }) {
  const env = readEnv({
    GRAPH_AT_ONCE: process.env.GRAPH_AT_ONCE,
    MONGODB_URI: uri,
    MONGODB_DATABASE: 'hot_salon',
    DATA_DIR: dataDir,
  });
  const log = pino({ level: 'silent' });
  await connectDatabase(uri, { dbName: env.MONGODB_DATABASE });
  const graph = await createGraph({
    env,
    clients: await createClients(env),
    limits: createRateLimits(env),
    documents: null,
    registry: new Registry(),
    log,
  });

  return {
    ask: (query: string, variables: Record<string, unknown>, viewer: Viewer) =>
      graph.ask(
        { query, variables },
        { callerOf: async () => ({ viewer, requestId: 'hot' }), address: '127.0.0.1', log: () => log },
      ),
    async close(): Promise<void> {
      await graph.close();
      await disconnectDatabase();
    },
  };
}

export type OpenGraph = Awaited<ReturnType<typeof openGraph>>;
