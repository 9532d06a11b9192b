import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { artifactFolder, checkArtifact } from './artifacts';
import { approveBuild } from './approveBuild';
import { readBuild } from './build';
import { liveRemotesOf } from './checks';
import { remoteFromArguments, runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { RegistryProblem } from './problem';
import { publishBuild, stageBuild } from './publishBuild';
import { goesOn, stepsOf } from './delivery/steps';
import type { Approval, Registry } from './registry';
import { runBuild } from './runBuild';
import { loadSigner } from './signing/keyFile';

// npm run deploy -- mfe-learning [--built <folder>] [--canary 10 | --ramp 5,25,100 | --promote] [--without-smoke-test]: builds one remote of the
// running product, or takes one that is built, holds it against what is live, and publishes it to everybody or first to
// some; touches nothing else.
await runCli(async () => {
  const { positionals, values } = readArguments();
  // A build from elsewhere is of an area that has its own repository.
  const isFromSource = values.built === undefined && !values.promote;
  const name = remoteFromArguments('deploy', positionals, { isFromSource });
  const [percent = null, ...next] = stepsOf(values);
  if (values.promote && percent !== null)
    throw new RegistryProblem(
      'Choose one: --canary and --ramp try a version, --promote gives it to everybody.',
    );
  await withRegistry(async (registry) => {
    if (values.promote) return promote(registry, name);
    if (values.built === undefined) await runBuild(name);
    const folder = values.built ?? join('dist', name);
    const source = values.built === undefined ? name : undefined;
    return deploy(
      registry,
      { name, folder, source, percent, next },
      values['without-smoke-test'] ? 'as asked' : undefined,
    );
  });
});

interface Order {
  name: string;
  /** Where the build lies. */
  folder: string;
  /** Where its source is; absent where it was built elsewhere. */
  source: string | undefined;
  /** How many of a hundred get it first; null for everybody. */
  percent: number | null;
  /** How many get it after that, as long as nothing is the matter with it. */
  next: readonly number[];
}

async function deploy(
  registry: Registry,
  { name, folder, source, percent, next }: Order,
  notOpened: string | undefined,
): Promise<void> {
  const entry = await readBuild(folder);
  if (entry.name !== name) throw new RegistryProblem(`${folder} holds a build of ${entry.name}.`);
  await checkArtifact(folder, entry);
  const current = await registry.read(await registry.currentId());
  const isLive = liveRemotesOf(current).some(
    ({ entry: live, isTried }) => !isTried && live.name === name && live.version === entry.version,
  );
  // What everybody has was held against it when it came.
  const approve = isLive
    ? undefined
    : await approveBuild(registry, { entry, folder, source }, { notOpened, say });
  return percent === null
    ? publish(registry, name, folder, approve)
    : stage(registry, { name, folder, percent, next }, approve);
}

async function publish(registry: Registry, name: string, folder: string, approve?: Approval): Promise<void> {
  const { version, before, changed } = await publishBuild(registry, dataDir, folder, {
    approve,
    signer: loadSigner(dataDir),
  });
  say(
    changed
      ? `Deployed ${name} ${version}${before ? ` (before: ${before})` : ''}. Open pages get it on their next load.`
      : `${name} ${version} is already what members get: nothing has changed since.`,
  );
}

async function stage(
  registry: Registry,
  { name, folder, percent, next }: Pick<Order, 'name' | 'folder' | 'next'> & { percent: number },
  approve?: Approval,
): Promise<void> {
  const { version, before, changed } = await stageBuild(registry, dataDir, folder, percent, {
    approve,
    signer: loadSigner(dataDir),
    next,
  });
  say(
    changed
      ? `Staff and ${percent} of 100 visitors now get ${name} ${version}; everybody else keeps ${before}.${goesOn(next)}`
      : `${name} ${version} is already what everybody gets: nothing has changed since.`,
  );
}

/** Staff have been using it, but what it was held against may have changed since. */
async function promote(registry: Registry, name: string): Promise<void> {
  const current = await registry.read(await registry.currentId());
  const tried = liveRemotesOf(current).find(({ entry, isTried }) => isTried && entry.name === name)?.entry;
  if (tried)
    await approveBuild(
      registry,
      { entry: tried, folder: artifactFolder(dataDir, tried) },
      { notOpened: 'staff have it open', say },
    );
  const { version, before } = await registry.promote(name);
  say(`Everybody now gets ${name} ${version} (before: ${before}). Open pages get it on their next load.`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        built: { type: 'string' },
        canary: { type: 'string' },
        ramp: { type: 'string' },
        promote: { type: 'boolean', default: false },
        'without-smoke-test': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new RegistryProblem((error as Error).message);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
