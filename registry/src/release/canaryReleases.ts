import { artifactFolder } from '../artifacts';
import { approveBuild } from '../approveBuild';
import { liveRemotesOf } from '../checks';
import { goesOn } from '../delivery/steps';
import { RegistryProblem } from '../problem';
import type { Approval, Registry } from '../registry';
import type { Means, Released } from './deployBuild';
import { unlessAborted } from './unlessAborted';

/** Promotes the canary to everybody. @throws RegistryProblem when there is none, or another one than `only` */
export async function promoteCanary(means: Means, name: string, only?: string): Promise<Released> {
  const checked = await checkCanary(means, name, only);
  const promoted = await means.registry.promote(name, { only: checked.version, approve: checked.approve });
  const { version, before } = promoted;
  return {
    ...promoted,
    line: `Everybody now gets ${name} ${version} (before: ${before}). Open pages get it on their next load.`,
  };
}

interface Ramp {
  version: string;
  /** The percentage from now on, and the next ones, rising. */
  percent: number;
  next: number[];
}

/** Ramps the canary automatically while it is healthy. @throws RegistryProblem when it is not the canary */
export async function rampCanary(
  means: Means,
  name: string,
  { version, percent, next }: Ramp,
): Promise<Released> {
  const { approve } = await checkCanary(means, name, version);
  const ramped = await means.registry.ramp(name, { only: version, percent, next, approve });
  return {
    ...ramped,
    line: `Staff and ${percent} % of visitors now get ${name} ${version}; everybody else keeps ${ramped.before}.${goesOn(next)}`,
  };
}

/** Keeps the canary at its percentage, without a check. @throws RegistryProblem when it is not the canary */
export async function holdCanary(registry: Registry, name: string, version: string): Promise<Released> {
  const canary = await registry.hold(name, version);
  return {
    ...canary,
    line: canary.changed
      ? `${name} ${version} stays with staff and ${canary.percent} % of visitors.`
      : `${name} ${version} was not being ramped: nothing has changed.`,
  };
}

/** Checks a canary again, without the smoke test: other versions may have changed since. */
async function checkCanary(
  { registry, product, onProgress, signal }: Means,
  name: string,
  only?: string,
): Promise<{ version: string; approve: Approval }> {
  const current = await registry.read(await registry.currentId());
  const canary = liveRemotesOf(current).find(({ entry, isCanary }) => isCanary && entry.name === name)?.entry;
  if (!canary) throw new RegistryProblem(`${name} has no canary.`);
  if (only && canary.version !== only)
    throw new RegistryProblem(
      `${name} ${only} is not the canary any more: ${canary.version} is. Nothing has changed.`,
    );
  const approve = await approveBuild(
    registry,
    { entry: canary, folder: artifactFolder(product.dataDir, canary) },
    { skipSmokeTestReason: 'staff have it open', onProgress, product, signal },
  );
  return { version: canary.version, approve: unlessAborted(approve, signal) };
}
