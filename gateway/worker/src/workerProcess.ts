import { createDrain } from '@athenaeum/common/server';
import {
  connectDatabase,
  createExpressServer,
  createLogger,
  disconnectDatabase,
  ensureIndexes,
  packageOf,
} from '@athenaeum/kit';
import { closeFacts, factsBetweenProcesses, useFactTransport } from '@athenaeum/kit/facts';
import { openRedis } from '@athenaeum/kit/redis';
import { startTelemetry } from '@athenaeum/kit/telemetry';
import express from 'express';
import { createChannels } from '@athenaeum/bff/delivery';
import { createStorage } from '@athenaeum/bff/files';
import { models as bffModels } from '@athenaeum/bff/models';
import { createProcessMetrics, createReadiness, redisMetrics } from '@athenaeum/graph/edge';
import { createHttpClients } from '@athenaeum/graph/subgraphs';
import type { WorkerProcessEnv } from './env';
import { models } from './models';
import { startWorker } from './startWorker';

/** A worker in a process of its own, with the subgraphs behind their addresses. It answers nobody but operations. */
export async function startWorkerProcess(env: WorkerProcessEnv) {
  const log = createLogger('worker');
  await connectDatabase(env.MONGODB_URI, {
    dbName: env.MONGODB_DATABASE,
    nameCommands: env.NAME_COMMANDS,
  });
  await ensureIndexes([...bffModels, ...models]);
  const redis = await openRedis({ env, log });
  useFactTransport(factsBetweenProcesses({ redis, log }));
  const clients = createHttpClients(env);
  const storage = await createStorage(env);
  const { registry, countUnexpected } = createProcessMetrics();
  if (redis) redisMetrics(registry, redis);
  const { version } = packageOf(import.meta.url);
  const telemetry = await startTelemetry({ env, service: 'worker', version, log });
  const readiness = createReadiness(clients, version, redis);

  const app = express();
  app.disable('x-powered-by');
  app.use(readiness.routes);
  app.get('/metrics', async (_req, res) => {
    res.type(registry.contentType).send(await registry.metrics());
  });
  const server = createExpressServer(app);
  const drain = createDrain(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  const channels = createChannels({ env, clients, gatewayUrl: env.GATEWAY_URL, log });
  const worker = startWorker({ env, clients, storage, channels, registry, log });
  log.info({ port: env.PORT }, 'worker is listening');

  async function close(): Promise<void> {
    readiness.drain();
    await Promise.all([
      drain.end({ delay: env.SHUTDOWN_DELAY_MS, longest: env.SHUTDOWN_LONGEST_MS }),
      worker.stop(),
    ]);
    storage.close();
    await Promise.all(Object.values(clients).map((client) => client.close()));
    await closeFacts();
    redis?.close();
    await Promise.all([disconnectDatabase(), telemetry.close()]);
  }
  return { close, log, countUnexpected };
}
