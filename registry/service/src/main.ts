import {
  connectDatabase,
  createExpressServer,
  createLogger,
  disconnectDatabase,
  ensureIndexes,
  packageOf,
} from '@athenaeum/kit';
import { CLOSING_TIMEOUT_MS, createDrain, exitOnUnexpectedError } from '@athenaeum/common/server';
import { loadSigner } from '@athenaeum/registry';
import express from 'express';
import mongoose from 'mongoose';
import { readEnv } from './env';
import { issuerTokenReader } from './issuers/readIssuerToken';
import { createReleasesApp, models } from './releasesApp';
import { createIsStaffStill } from './staff/isStaffStill';
import { createUploads } from './uploads/uploads';

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const env = readEnv();
  const log = createLogger('releases');
  const signer = loadSigner(env.DATA_DIR);
  const database = { uri: env.databaseUri, dbName: env.MONGODB_DATABASE };
  await connectDatabase(database.uri, { dbName: database.dbName });
  await ensureIndexes(models);
  const { connection } = mongoose;

  const { version } = packageOf(import.meta.url);
  const app = express();
  app.disable('x-powered-by');
  const server = createExpressServer(app);
  const drain = createDrain(server);
  app.get('/live', (_req, res) => void res.json({ ok: true }));
  app.get('/ready', (_req, res) => {
    const ok = !drain.isDraining && connection.readyState === 1;
    res.status(ok ? 200 : 503).json({ ok, about: { version } });
  });
  const product = { origin: env.PUBLIC_ORIGIN, dataDir: env.DATA_DIR, database, signer };
  app.use(
    createReleasesApp({
      product,
      connection,
      uploads: createUploads({ dataDir: env.DATA_DIR, connection }),
      readIssuerToken: issuerTokenReader(env.RELEASE_ISSUERS),
      isStaffStill: createIsStaffStill(product),
      trustedProxies: env.TRUSTED_PROXIES,
      log,
    }),
  );

  const times = { delay: env.SHUTDOWN_DELAY_MS, longest: env.SHUTDOWN_LONGEST_MS };
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= drain.end(times).then(disconnectDatabase));
  exitOnUnexpectedError({ log, close, timeout: times.delay + times.longest + CLOSING_TIMEOUT_MS });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));

  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  log.info({ port: env.PORT }, 'the release service listens');
}
