import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { RegistryProblem } from './problem';
import { publishBuild } from './publishBuild';
import type { Registry } from './registry';
import { signLive } from './signLive';
import type { BuildSigner } from './signing/buildSignature';
import { loadSigner } from './signing/keyFile';

// At the start of the product: publishes every built remote that is not live yet, but never replaces a deployed version: that was
// checked, and the local build was not.
await runCli(() =>
  withRegistry(async (registry) => {
    const signer = loadSigner(dataDir);
    for (const name of builtRemotes()) await publish(registry, name, signer);
    // Signs what was published before builds were signed, in development only. In production it is a decision: npm run sign.
    if (process.env.NODE_ENV !== 'production') await signRest(registry, signer);
  }),
);

function builtRemotes(): string[] {
  return readdirSync('dist').filter(
    (app) => app.startsWith('mfe-') && existsSync(join('dist', app, 'build.json')),
  );
}

async function signRest(registry: Registry, signer: BuildSigner): Promise<void> {
  try {
    await signLive(registry, dataDir, () => signer, { onlyUnsigned: true });
  } catch (error) {
    if (!(error instanceof RegistryProblem)) throw error;
    process.stdout.write(`${error.message} It is given to nobody.\n`);
  }
}

async function publish(registry: Registry, name: string, signer: BuildSigner): Promise<void> {
  try {
    const { version, changed, left } = await publishBuild(registry, dataDir, join('dist', name), {
      // A developer's data may be older than the record of which versions a start published.
      byStart: { replacesUnrecorded: process.env.NODE_ENV !== 'production' },
      signer,
    });
    if (changed) process.stdout.write(`Published ${name} ${version}\n`);
    if (left)
      process.stdout.write(
        `${name} ${version} is built here and not put in place: ${left}. To deploy it: npm run deploy -- ${name}\n`,
      );
  } catch (error) {
    if (!(error instanceof RegistryProblem)) throw error;
    // One remote that cannot be published must not keep the others from starting.
    process.stdout.write(`${error.message} Members keep what they had of it.\n`);
  }
}
