import { artifactFolder } from '../artifacts';
import { approveBuild } from '../approveBuild';
import { liveRemotesOf } from '../checks';
import { goesOn } from '../delivery/steps';
import { RegistryProblem } from '../problem';
import type { Approval, Registry } from '../registry';
import type { Means, Released } from './deployBuild';
import { unlessAborted } from './unlessAborted';

/** Gives everybody the version that some are trying, which is the one named where one is. Rejects with a RegistryProblem. */
export async function promoteTried(means: Means, name: string, only?: string): Promise<Released> {
  const { version: tried, approve } = await checkTried(means, name, only);
  const promoted = await means.registry.promote(name, { only: tried, approve });
  const { version, before } = promoted;
  return {
    ...promoted,
    line: `Everybody now gets ${name} ${version} (before: ${before}). Open pages get it on their next load.`,
  };
}

interface Ramp {
  version: string;
  /** How many of a hundred get it from now on, and how many after that; rising. */
  percent: number;
  next: number[];
}

/** Has the version that some are trying go on by itself while nothing is the matter with it. Rejects with a RegistryProblem. */
export async function rampTried(
  means: Means,
  name: string,
  { version, percent, next }: Ramp,
): Promise<Released> {
  const { approve } = await checkTried(means, name, version);
  const ramped = await means.registry.ramp(name, { only: version, percent, next, approve });
  return {
    ...ramped,
    line: `Staff and ${percent} of 100 visitors now get ${name} ${version}; everybody else keeps ${ramped.before}.${goesOn(next)}`,
  };
}

/** Leaves it with those who get it now, without any check. Rejects with a RegistryProblem. */
export async function holdTried(registry: Registry, name: string, version: string): Promise<Released> {
  const held = await registry.hold(name, version);
  return {
    ...held,
    line: held.changed
      ? `${name} ${version} stays with staff and ${held.percent} of 100 visitors.`
      : `${name} ${version} was not going on by itself: nothing has changed.`,
  };
}

/** Staff have been using it, but what it was held against may have changed since. */
async function checkTried(
  { registry, product, say, signal }: Means,
  name: string,
  only?: string,
): Promise<{ version: string; approve: Approval }> {
  const current = await registry.read(await registry.currentId());
  const tried = liveRemotesOf(current).find(({ entry, isTried }) => isTried && entry.name === name)?.entry;
  if (!tried) throw new RegistryProblem(`No version of ${name} is being tried.`);
  if (only && tried.version !== only)
    throw new RegistryProblem(
      `${name} ${only} is not what is being tried any more: ${tried.version} is. Nothing has changed.`,
    );
  const approve = await approveBuild(
    registry,
    { entry: tried, folder: artifactFolder(product.dataDir, tried) },
    { notOpened: 'staff have it open', say, product, signal },
  );
  return { version: tried.version, approve: unlessAborted(approve, signal) };
}
