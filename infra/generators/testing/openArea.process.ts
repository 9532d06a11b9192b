import { join } from 'node:path';
import { findChromium } from '../../ci/findChromium';
import { productEnvironment } from '../../ci/product';
import { runNode } from '../../ci/runCommand';
import { startShellAndGateway } from '../../ci/shellAndGateway';
import { originOf, portOf } from '../../start/ports';
import { createSupervisor } from '../../start/supervisor';
import { runScript } from '../../start/runScript';

/**
 * Builds one area, starts the product around it and goes through its journey, in the shell and where it stands alone:
 * node --import tsx infra/generators/testing/openArea.process.ts mentoring
 */
const [area = ''] = process.argv.slice(2);
const app = `mfe-${area}`;
const dataDir = join(process.cwd(), '.data');
// `env.ts` reads once where the data is.
Object.assign(process.env, await productEnvironment(dataDir));
const { sharedEnvironment } = await import('../../start/env');

const supervisor = createSupervisor({ dataDir, say: (line) => console.log(`  ${line}`) });
try {
  process.exitCode = await open();
} finally {
  await supervisor.stop();
}

async function open(): Promise<number> {
  const uri = `mongodb://127.0.0.1:${portOf('database')}/?directConnection=true`;
  const env = sharedEnvironment(uri, 'k'.repeat(40));
  const script = (entry: string, args: string[], failure: string) => runScript(entry, args, { env, failure });
  const built = script('infra/webpack/build.ts', ['shell', app], 'The area could not be built:');
  await startShellAndGateway(supervisor, env, async () => {
    await built;
    await script('registry/src/publishBuilt.cli.ts', [], 'The area could not be published:');
  });
  const own = process.env[`MFE_${area.replaceAll('-', '_').toUpperCase()}_PORT`];
  await supervisor.start({
    name: 'remotes',
    entry: 'shell/server/remoteHost.main.ts',
    env: { ...env, REMOTE_HOSTS: `${app}=${own}` },
    readyUrl: `http://localhost:${own}/ready`,
  });
  const journey = ['test', '--config=shell/e2e/playwright.config.ts', `specs/${area}.spec.ts`];
  return runNode(['node_modules/@playwright/test/cli.js', ...journey], {
    env: {
      E2E_BASE_URL: originOf('shell'),
      E2E_GATEWAY_URL: originOf('gateway'),
      CHROMIUM_PATH: findChromium() ?? '',
    },
  });
}
