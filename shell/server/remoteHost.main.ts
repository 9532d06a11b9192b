import { trustedBuilders } from '@athenaeum/registry';
import { startTelemetry, traceIds } from '@athenaeum/kit/telemetry';
import { pino } from 'pino';
import { buildsFor } from './buildsFor';
import { readEnv } from './env';
import { closeAtEnd, listen } from './listen';
import { createRegistrySource } from './registrySource';
import { createRemoteHost } from './remoteHost';

try {
  const env = readEnv();
  const log = pino({
    ...{ base: { service: 'remotes' }, level: process.env.LOG_LEVEL ?? 'info' },
    mixin: traceIds,
  });
  const telemetry = await startTelemetry({ env, service: 'remotes', version: '', log });
  const registry = createRegistrySource({
    uri: env.databaseUri,
    dbName: env.MONGODB_DATABASE,
    trusted: trustedBuilders(env.TRUSTED_BUILDERS, { dataDir: env.DATA_DIR }),
    builds: buildsFor(env),
    log,
  });
  const servers = await Promise.all(
    env.REMOTE_HOSTS.map(({ name, port }) =>
      listen(createRemoteHost({ name, env, registry, log }), port, env.HOST),
    ),
  );
  closeAtEnd({
    servers,
    env,
    log,
    after: async () => void (await Promise.all([registry.close(), telemetry.close()])),
  });
  log.info({ hosts: env.REMOTE_HOSTS }, 'remotes listen');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
