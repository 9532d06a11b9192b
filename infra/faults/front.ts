import { existsSync } from 'node:fs';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { createInstance } from '../processes/instance';
import { Problem } from '../start/problem';
import { runScript } from '../start/runScript';

const REMOTE = 'mfe-public-events';

interface Options {
  /** As every part has it. */
  shared: Record<string, string>;
  /** The address of the gateway. */
  gateway: string;
  /** The port by which browsers shall reach the host of the remote. */
  reachedBy(port: number): Promise<number>;
}

/** The shell, and one remote on a host of its own; needs builds. */
export async function startFront({ shared, gateway, reachedBy }: Options) {
  if (!existsSync('dist/shell/build.json'))
    throw new Problem('There are no builds: npm run build, then again.');
  await runScript('registry/src/publishBuilt.cli.ts', [], {
    env: shared,
    failure: 'The remotes could not be published:',
  });
  const [shellPort, hostPort] = [await freePort(), await freePort()];
  const door = await reachedBy(hostPort);
  const env = {
    ...shared,
    GATEWAY_URL: gateway,
    SHELL_PORT: String(shellPort),
    REMOTE_HOSTS: `${REMOTE}=${hostPort}`,
    REMOTE_ORIGINS: `${REMOTE}=http://localhost:${door}`,
  };
  const host = createInstance('shell/server/remoteHost.main.ts', hostPort, env);
  const shell = createInstance('shell/server/main.ts', shellPort, env);
  await Promise.all([host.start(), shell.start()]);
  return {
    host,
    places: { shell: `http://localhost:${shellPort}`, remote: REMOTE },
    stop: () => Promise.all([host.end(), shell.end()]),
  };
}
