import { originOf, portOf } from '../start/ports';
import { runScript } from '../start/runScript';
import type { Supervisor } from '../start/supervisor';

/**
 * Starts database, gateway and shell with demo data. `beforeShell` is waited for once there is a database: the shell is built
 * then, and something is published, as it is not ready before.
 */
export async function startShellAndGateway(
  supervisor: Supervisor,
  env: Record<string, string>,
  beforeShell: () => Promise<void>,
): Promise<void> {
  await supervisor.start({ name: 'database', entry: 'infra/database/src/main.ts', env, readyLine: /ready/i });
  await runScript('infra/start/seed.ts', [], { env, failure: 'The demo data could not be loaded:' });
  await supervisor.start({
    name: 'gateway',
    entry: 'gateway/src/main.ts',
    env: { ...env, PORT: String(portOf('gateway')), GATEWAY_MODE: 'embedded' },
    readyUrl: `${originOf('gateway')}/ready`,
  });
  await beforeShell();
  await supervisor.start({
    name: 'shell',
    entry: 'shell/server/main.ts',
    env,
    readyUrl: `${originOf('shell')}/ready`,
  });
}
