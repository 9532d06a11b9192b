import type { Server } from 'node:http';
import mongoose from 'mongoose';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { createDrain, type UnexpectedKind } from '@athenaeum/common/server';
import {
  connectDatabase,
  createExpressServer,
  createLogger,
  disconnectDatabase,
  ensureIndexes,
  packageOf,
} from '@athenaeum/kit';
import { startTelemetry } from '@athenaeum/kit/telemetry';
import { createApp } from './app';
import { startForgetting } from './bff/account/forgetMembers';
import { createForgottenList } from './bff/account/forgotten';
import { startNotingAuditHead } from './bff/account/noteAuditHead';
import { createProvider } from './bff/billing/createProvider';
import { createStorage, incomingOf } from './bff/files/storage';
import { startSweeping } from './bff/files/sweepFiles';
import { createSuppressions } from './bff/mail/unsubscribe/suppressions';
import { models } from './models';
import { createReadiness } from './edge/health';
import { createRateLimits } from './edge/rateLimits';
import { sendsServerTiming } from './edge/serverTiming';
import type { Env } from './env';
import type { Log } from './graph/context';
import { createCountAsked } from './bff/releases/countAsked';
import { createDocumentReader } from './graph/documents/readDocuments';
import { createSenders, type Senders } from './graph/documents/senders';
import { followDocuments, type TrustedDocuments } from './graph/documents/trustedDocuments';
import { createGraph } from './graph/graph';
import { createClients } from './graph/subgraphs/createClients';
import type { SubgraphClients } from './graph/subgraphs/subgraphClient';
import { createOutbox } from './outbox/createOutbox';
import { startReconciliation } from './reconciliation/startReconciliation';

export interface Gateway {
  server: Server;
  /** Stops taking requests, lets those in flight finish, then lets go of everything. */
  close(): Promise<void>;
  log: Log;
  /** Counts an error that nobody caught, for `/metrics`. */
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
  });
  await ensureIndexes(models);
  const subgraphs = clients ?? (await createClients(env));
  const storage = await createStorage(env);
  const billing = await createProvider(env);
  const limits = createRateLimits(env);
  const senders = createSenders();
  const following = followSent(env, senders, log);
  // Where anything may be asked, nothing but figures waits for them.
  const documents = env.TRUSTED_DOCUMENTS === 'off' ? null : await following;
  const announced = documents && (() => documents.all());
  const registry = new Registry();
  const asked = createCountAsked({ env, senders, registry, log });
  const graph = await createGraph({ env, clients: subgraphs, limits, documents: announced, registry, log });
  await graph.warm(WARM_UP_TIMEOUT_MS);
  documents?.onChange(() => void graph.warm());

  const readiness = createReadiness(subgraphs);
  const { version } = packageOf(import.meta.url);
  const telemetry = await startTelemetry({ env, service: 'gateway', version, log });
  collectDefaultMetrics({ register: registry });
  const unexpected = new Counter({
    name: 'process_unexpected_errors_total',
    help: 'Errors that nobody caught; the first ends the process',
    labelNames: ['kind'],
    registers: [registry],
  });
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) unexpected.inc({ kind }, 0);
  const suppressions = createSuppressions(env);
  const outbox = createOutbox({ env, clients: subgraphs, suppressions, registry, log });
  const server = createExpressServer(
    createApp({
      env,
      clients: subgraphs,
      storage,
      billing,
      limits,
      graph,
      documents,
      countAsked: asked.count,
      readiness,
      registry,
      meter: telemetry.meter,
      suppressions,
      channels: outbox.channels,
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
  if (env.OUTBOX_CONCURRENCY > 0) outbox.start();
  const stopReconciliation = startReconciliation({ clients: subgraphs, log });
  const forgotten = createForgottenList(env.MONGODB_DATABASE);
  const stopForgetting = startForgetting({ clients: subgraphs, forgotten, log });
  const stopNotingAuditHead = startNotingAuditHead(log);
  const stopSweeping = startSweeping({ storage, incoming: incomingOf(env), log });
  log.info({ port: env.PORT, mode: env.GATEWAY_MODE, engine: env.GATEWAY_ENGINE }, 'gateway is listening');

  async function close(): Promise<void> {
    readiness.drain();
    stopForgetting();
    stopNotingAuditHead();
    stopSweeping();
    stopReconciliation();
    await Promise.all([
      drain.end({ delay: env.SHUTDOWN_DELAY_MS, longest: env.SHUTDOWN_LONGEST_MS }),
      outbox.stop(),
    ]);
    await Promise.all([following.then((followed) => followed.close()), asked.close()]);
    await graph.close();
    storage.close();
    await Promise.all(Object.values(subgraphs).map((client) => client.close()));
    await Promise.all([disconnectDatabase(), telemetry.close()]);
  }
  return { server, close, log, countUnexpected: (kind) => unexpected.inc({ kind }) };
}

/** What our clients send, by version; where it decides nothing, nobody is told either that it is not known. */
function followSent(env: Env, senders: Senders, log: Log): Promise<TrustedDocuments> {
  const told = env.TRUSTED_DOCUMENTS === 'off' ? SILENT : log;
  return followDocuments({
    read: createDocumentReader({
      connection: mongoose.connection,
      dataDir: env.DATA_DIR,
      log: told,
      onVersions: senders.follow,
    }),
    log: told,
  });
}

const SILENT = { info: () => undefined, warn: () => undefined };

const listen = (server: Server, { PORT, HOST }: Env) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, resolve);
  });
