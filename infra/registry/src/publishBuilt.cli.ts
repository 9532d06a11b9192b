import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { RegistryProblem } from './problem';
import { publishBuild } from './publishBuild';
import type { Registry } from './registry';

// At the start of the product: publishes every built remote that members do not have yet.
await runCli(() =>
  withRegistry(async (registry) => {
    for (const name of builtRemotes()) await publish(registry, name);
  }),
);

function builtRemotes(): string[] {
  return readdirSync('dist').filter(
    (app) => app.startsWith('mfe-') && existsSync(join('dist', app, 'build.json')),
  );
}

async function publish(registry: Registry, name: string): Promise<void> {
  try {
    const { version, changed } = await publishBuild(registry, dataDir, join('dist', name), {
      keepWithdrawn: true,
    });
    if (changed) process.stdout.write(`Published ${name} ${version}\n`);
  } catch (error) {
    if (!(error instanceof RegistryProblem)) throw error;
    // One remote that cannot be published is no reason to start without the others.
    process.stdout.write(`${error.message} Members keep what they had of it.\n`);
  }
}
