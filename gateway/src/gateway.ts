import type { Server } from 'node:http';
import mongoose from 'mongoose';
import { createDrain, type UnexpectedKind } from '@athenaeum/common/server';
import {
  connectDatabase,
  createExpressServer,
  createLogger,
  disconnectDatabase,
  ensureIndexes,
  packageOf,
  rolesOf,
} from '@athenaeum/kit';
import { closeFacts, factsBetweenProcesses, subscribeToFacts, useFactTransport } from '@athenaeum/kit/facts';
import { openRedis } from '@athenaeum/kit/redis';
import { sendsTraces, startTelemetry } from '@athenaeum/kit/telemetry';
import {
  createApp,
  createOperationCounts,
  createNoteFetches,
  createProvider,
  createReleaseRouting,
  createSuppressions,
  type ReleaseRouting,
  startSweepingIncoming,
} from '@athenaeum/bff';
import { createStorage, incomingOf } from '@athenaeum/bff/files';
import { createChannels } from '@athenaeum/bff/delivery';
import { createLiveHub, factsBy, type LiveHub, liveMetrics } from '@athenaeum/bff/live';
import { models } from '@athenaeum/bff/models';
import {
  createProcessMetrics,
  createRateLimits,
  createReadiness,
  type Log,
  redisMetrics,
  sendsServerTiming,
} from '@athenaeum/graph/edge';
import {
  createDocumentReader,
  createGraph,
  createSenders,
  followDocuments,
  type Senders,
  type TrustedDocuments,
} from '@athenaeum/graph';
import { connectSubgraph, createClients, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import { models as workerModels, startWorker } from '@athenaeum/worker';
import type { Env } from './env';

export interface Gateway {
  server: Server;
  /** Graceful shutdown: stops accepting requests, lets those in flight finish, then closes everything. */
  close(): Promise<void>;
  log: Log;
  /** Counts an uncaught error, for `/metrics`. */
  countUnexpected(kind: UnexpectedKind): void;
}

/**
 * The timeout of a database that hangs: requests fail as unavailable instead of waiting. Reads are tried twice, so that
 * the caller waits less than twenty seconds.
 */
const SILENCE_TIMEOUT_MS = 9000;
/** A start does not wait longer for plans; the rest are made beside the first requests. */
const WARM_UP_TIMEOUT_MS = 3000;

/** The whole gateway, listening. `clients` may be given to run it on other subgraphs than the configured ones. */
export async function startGateway(env: Env, clients?: SubgraphClients): Promise<Gateway> {
  const log = createLogger('gateway');
  await connectDatabase(env.MONGODB_URI, {
    dbName: env.MONGODB_DATABASE,
    longestSilence: SILENCE_TIMEOUT_MS,
    monitorCommands: sendsServerTiming(env),
    nameCommands: env.NAME_COMMANDS,
    traceCommands: sendsTraces(env),
  });
  await ensureIndexes([...models, ...workerModels]);
  const subgraphs = clients ?? (await createClients(env));
  const storage = await createStorage(env);
  const billing = await createProvider(env);
  const redis = await openRedis({ env, log });
  const limits = createRateLimits(env, redis);
  // Which version of which area sends an operation, for the figures by version.
  const senders = createSenders();
  if (factsBy(env) === 'database') useFactTransport(factsBetweenProcesses({ redis, log }));
  const live = createLiveHub({
    subscribe: subscribeToFacts,
    maxConnections: env.LIVE_CONNECTIONS,
    maxOfAccount: env.LIVE_CONNECTIONS_OF_ACCOUNT,
  });
  const routing = createReleaseRouting({ env, log });
  const firstRead = followSentOperations(env, senders, live, routing, log);
  // With `off` the operations restrict nothing: only the figures need them, and those can begin a little later.
  const documents = env.TRUSTED_DOCUMENTS === 'off' ? null : await firstRead;
  const plannedAhead = documents && (() => documents.all());
  const { registry, countUnexpected } = createProcessMetrics();
  liveMetrics(registry, live);
  if (redis) redisMetrics(registry, redis);
  const outcomeCounts = createOperationCounts({ env, senders, registry, log });
  const fetchNotes = createNoteFetches({ env, log });
  const graph = await createGraph({
    env,
    clients: subgraphs,
    limits,
    documents: plannedAhead,
    registry,
    connect: ({ name, url }) => connectSubgraph(env, name, url),
    noteFetches: fetchNotes.note,
    log,
  });
  await routing.serve(graph);
  await graph.warm(WARM_UP_TIMEOUT_MS);
  documents?.onChange(() => void graph.warm());

  const { version } = packageOf(import.meta.url);
  const readiness = createReadiness(subgraphs, version, redis);
  const telemetry = await startTelemetry({ env, service: 'gateway', version, log });
  const suppressions = createSuppressions(env);
  const channels = createChannels({ env, clients: subgraphs, gatewayUrl: ownUrl(env), log });
  const server = createExpressServer(
    createApp({
      env,
      clients: subgraphs,
      storage,
      billing,
      limits,
      graph,
      documents,
      onAnswered: outcomeCounts.count,
      releaseOf: routing.releaseOf,
      readiness,
      registry,
      meter: telemetry.meter,
      suppressions,
      live,
      channels: channels.map(({ name }) => name),
      log,
    }),
  );
  const drain = createDrain(server);
  server.keepAliveTimeout = 65_000;
  // An upload takes as long as it takes; everything else is given up on sooner, by the edge.
  server.headersTimeout = 15_000;
  server.requestTimeout = Math.max(env.UPLOAD_LONGEST_MS, env.UPLOAD_RECORDING_LONGEST_MS) + 20_000;
  await listen(server, env);
  void graph.warm();
  const worker = env.RUN_WORKER
    ? startWorker({ env, clients: subgraphs, storage, channels, registry, log })
    : null;
  const stopSweeping = startSweepingIncoming(incomingOf(env), log);
  log.info(
    { port: env.PORT, mode: env.GATEWAY_MODE, engine: env.GATEWAY_ENGINE, runsWorker: env.RUN_WORKER },
    'gateway is listening',
  );

  async function close(): Promise<void> {
    readiness.drain();
    stopSweeping();
    live.close();
    await Promise.all([
      drain.end({ delay: env.SHUTDOWN_DELAY_MS, longest: env.SHUTDOWN_LONGEST_MS }),
      worker?.stop(),
    ]);
    await Promise.all([
      firstRead.then((followed) => followed.close()),
      outcomeCounts.close(),
      fetchNotes.close(),
      routing.close(),
    ]);
    await graph.close();
    storage.close();
    await Promise.all(Object.values(subgraphs).map((client) => client.close()));
    await closeFacts();
    redis?.close();
    await Promise.all([disconnectDatabase(), telemetry.close()]);
  }
  return { server, close, log, countUnexpected };
}

/**
 * Reads from the registry which GraphQL operations the registered versions of our areas send, and keeps that up to date: those are
 * the trusted documents. Resolves after the first attempt to read them. With `off` it logs nothing, since a failure to read them
 * affects no request.
 */
function followSentOperations(
  env: Env,
  senders: Senders,
  live: LiveHub,
  routing: ReleaseRouting,
  log: Log,
): Promise<TrustedDocuments> {
  const readLog = env.TRUSTED_DOCUMENTS === 'off' ? SILENT : log;
  return followDocuments({
    read: createDocumentReader({
      connection: mongoose.connection,
      dataDir: env.DATA_DIR,
      log: readLog,
      onSnapshot: routing.look,
      onVersions: (versions, figures) => {
        senders.follow(versions, figures);
        // Each gateway reads the registry itself, and tells its own pages.
        live.sendHere({ kind: 'release', id: '', to: { roles: rolesOf(['admins']) }, at: Date.now() });
      },
    }),
    log: readLog,
  });
}

/** Where this very process answers. */
const ownUrl = ({ HOST, PORT }: Env) => `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;

const SILENT = { info: () => undefined, warn: () => undefined };

const listen = (server: Server, { PORT, HOST }: Env) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, resolve);
  });
