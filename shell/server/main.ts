import { trustedBuilders } from '@athenaeum/registry';
import { startTelemetry, traceIds } from '@athenaeum/kit/telemetry';
import { pino } from 'pino';
import { announceOperations } from './announceOperations';
import { buildsFor } from './buildsFor';
import { readEnv } from './env';
import { closeAtEnd, listen } from './listen';
import { createRegistrySource } from './registrySource';
import { createShellApp } from './shellApp';
import { startAutomaticRollback } from './automaticRollback';

try {
  const env = readEnv();
  const log = pino({
    ...{ base: { service: 'shell' }, level: process.env.LOG_LEVEL ?? 'info' },
    mixin: traceIds,
  });
  const telemetry = await startTelemetry({ env, service: 'shell', version: '', log });
  const database = { uri: env.databaseUri, dbName: env.MONGODB_DATABASE };
  const trusted = trustedBuilders(env.TRUSTED_BUILDERS, { dataDir: env.DATA_DIR });
  const builds = buildsFor(env);
  const registry = createRegistrySource({ ...database, trusted, builds, log });
  const announcement = announceOperations({ ...database, folder: env.SHELL_DIST, log });
  const server = await listen(createShellApp({ env, registry, log }), env.SHELL_PORT, env.HOST);
  const stopTakingBack = startAutomaticRollback({ env, trusted, builds, log });
  closeAtEnd({
    servers: [server],
    env,
    log,
    after: async () => {
      await Promise.all([registry.close(), announcement.close(), stopTakingBack(), telemetry.close()]);
    },
  });
  log.info({ port: env.SHELL_PORT }, 'shell listens');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
