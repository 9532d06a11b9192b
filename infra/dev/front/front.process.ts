import { createServer } from 'node:http';
import { trustedBuilders } from '@athenaeum/registry';
import { createRegistrySource, createShellApp, readEnv } from '@athenaeum/shell/server';
import express from 'express';
import { pino } from 'pino';
import { liveFiles } from './liveFiles';
import { liveRegistry } from './liveRegistry';
import { developerTools } from '../tools/developerTools';

/**
 * The shell's server, as in production, with the live areas in its registry. It is here and not in the shell, so that what
 * runs in production has no way to load a live area.
 */
try {
  const env = readEnv();
  if (env.isProduction) throw new Error('This is for development: NODE_ENV is production.');
  const live = JSON.parse(process.env.LIVE_APPS ?? '{}') as Record<string, number>;
  const log = pino({ base: { service: 'shell' }, level: process.env.LOG_LEVEL ?? 'info' });
  const published = createRegistrySource({
    uri: env.databaseUri,
    dbName: env.MONGODB_DATABASE,
    trusted: trustedBuilders(env.TRUSTED_BUILDERS, { dataDir: env.DATA_DIR }),
    log,
  });
  const files = liveFiles(live);
  const app = express();
  app.disable('x-powered-by');
  app.use(files.requests);
  app.use(developerTools());
  app.use(createShellApp({ env, registry: liveRegistry(published, live), log }));
  const server = createServer(app);
  server.on('upgrade', files.upgrade);
  server.listen(env.SHELL_PORT, env.HOST);
  const leave = () => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, leave);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
