import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteFromArguments, runCli, withRegistry } from './cli';
import { dataDir } from './env';
import { RegistryProblem } from './problem';
import { publishBuild, stageBuild } from './publishBuild';
import type { Registry } from './registry';
import { runBuild } from './runBuild';

// npm run deploy -- mfe-learning [--canary 10 | --promote]: builds and publishes one remote of the running product, to
// everybody or first to some; touches nothing else.
await runCli(async () => {
  const { positionals, values } = readArguments();
  const name = remoteFromArguments('deploy', positionals);
  const percent = values.canary === undefined ? null : percentOf(values.canary);
  if (values.promote && percent !== null)
    throw new RegistryProblem('Choose one: --canary tries a version, --promote gives it to everybody.');
  await withRegistry(async (registry) => {
    if (values.promote) return promote(registry, name);
    await runBuild(name);
    return percent === null ? publish(registry, name) : stage(registry, name, percent);
  });
});

async function publish(registry: Registry, name: string): Promise<void> {
  const { version, before, changed } = await publishBuild(registry, dataDir, join('dist', name));
  say(
    changed
      ? `Deployed ${name} ${version}${before ? ` (before: ${before})` : ''}. Open pages get it on their next load.`
      : `${name} ${version} is already what members get: nothing has changed since.`,
  );
}

async function stage(registry: Registry, name: string, percent: number): Promise<void> {
  const { version, before, changed } = await stageBuild(registry, dataDir, join('dist', name), percent);
  say(
    changed
      ? `Staff and ${percent} of 100 visitors now get ${name} ${version}; everybody else keeps ${before}.`
      : `${name} ${version} is already what everybody gets: nothing has changed since.`,
  );
}

async function promote(registry: Registry, name: string): Promise<void> {
  const { version, before } = await registry.promote(name);
  say(`Everybody now gets ${name} ${version} (before: ${before}). Open pages get it on their next load.`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { canary: { type: 'string' }, promote: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new RegistryProblem((error as Error).message);
  }
}

function percentOf(given: string): number {
  const percent = Number(given);
  if (given.trim() !== '' && Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent;
  throw new RegistryProblem('--canary takes a whole number from 0 (staff only) to 100.');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
