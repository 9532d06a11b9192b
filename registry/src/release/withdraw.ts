import { artifactFolder, checkArtifact } from '../artifacts';
import { findUnderWay, type AreaRelease } from '../areaReleases/areaRelease';
import { rollBackRelease } from '../areaReleases/rollBackRelease';
import type { RemoteEntry } from '../entry';
import { endPreviews } from '../previews';
import { RegistryProblem } from '../problem';
import type { Registry } from '../registry';
import { signLive } from '../signLive';
import type { BuildSigner } from '../signing/buildSignature';
import type { Released } from './deployBuild';

interface Means {
  registry: Registry;
  dataDir: string;
  /** Asked only where something is not signed yet. */
  loadSigner: () => BuildSigner;
}

/** `from` names the version that is meant to go: where members get another one by now, nothing happens. */
interface WayBack {
  to?: string | undefined;
  from?: string | undefined;
  /** Stands in the history. */
  why?: string | undefined;
}

/**
 * Withdraws the canary, if there is one; otherwise members get the previous version, or the earlier one that is named, on
 * their next load. Nothing is built. Its previews end as well. Rejects with a RegistryProblem, without any change then.
 */
export async function rollBackRemote(
  means: Means,
  name: string,
  { to, from, why }: WayBack = {},
): Promise<Released> {
  const released = await stepBack(means, name, { to, from, why });
  const ended = await endPreviews(means.registry.connection, name);
  return { ...released, line: ended > 0 ? `${released.line} ${endedLine(ended)}` : released.line };
}

/** Ends the previews of a remote and nothing else: what members get stays. */
export async function endPreviewsOf({ registry }: Pick<Means, 'registry'>, name: string): Promise<Released> {
  const ended = await endPreviews(registry.connection, name);
  return {
    version: '',
    before: null,
    changed: ended > 0,
    line: ended > 0 ? endedLine(ended) : `There is no preview of ${name}.`,
  };
}

const endedLine = (ended: number) =>
  `${ended === 1 ? 'Its preview has' : `Its ${ended} previews have`} ended; open tabs leave within a minute.`;

async function stepBack(means: Means, name: string, { to, from, why }: WayBack): Promise<Released> {
  const { registry } = means;
  const area = to ? null : await releaseOf(registry, name, from);
  if (area) return rollBackArea(means, area, why);
  const canary = to ? null : await registry.withdrawCanary(name, { only: from, why });
  if (canary)
    return {
      version: '',
      before: canary,
      changed: true,
      line: `Nobody gets ${name} ${canary} on their next load; members keep what they had.`,
    };
  const back = await registry.rollback(name, isWhole(means), { to, only: from, why });
  if (!back.changed)
    throw new RegistryProblem(
      `Nothing was taken back: ${name} ${from} is not what members get any more, ${back.before} is.`,
    );
  await signUnsigned(means, name);
  return {
    ...back,
    line: `Rolled ${name} back to ${back.version} (was ${back.before}). Open pages get it on their next load.`,
  };
}

/** The release that its remote and a subgraph are in together, where it is meant. */
async function releaseOf(registry: Registry, name: string, from?: string): Promise<AreaRelease | null> {
  const release = await findUnderWay(registry.connection);
  return release?.remote === name && (from === undefined || from === release.version) ? release : null;
}

async function rollBackArea(
  means: Means,
  release: AreaRelease,
  why = 'rolled back with its area',
): Promise<Released> {
  const { registry } = means;
  const { remote, version, subgraph } = release;
  const current = await registry.read(await registry.currentId());
  const wasForAll = current?.remotes.some((one) => one.name === remote && one.version === version);
  const to = await rollBackRelease(registry, release, { why, by: registry.by, check: isWhole(means) });
  if (wasForAll) await signUnsigned(means, remote);
  return {
    version: to ?? '',
    before: version,
    changed: true,
    line: `${to ? `Nobody gets ${remote} ${version} on their next load, and open tabs leave it within a minute.` : `Nobody gets ${remote} ${version}.`} After that no page is answered by its ${subgraph.name} subgraph, and its migrations are undone: within three minutes.`,
  };
}

/** Nobody is given this version any more, and tabs that have it open learn of it within a minute. Rejects with a RegistryProblem. */
export async function killVersion(
  means: Means,
  name: string,
  { version, reason }: { version: string; reason: string },
): Promise<Released> {
  const area = await releaseOf(means.registry, name, version);
  if (area) return rollBackArea(means, area, reason || undefined);
  const done = await means.registry.kill(name, version, reason, isWhole(means));
  if (done.changed) await signUnsigned(means, name);
  return {
    ...done,
    line: done.changed
      ? `Nobody gets ${name} ${version} any more; members get ${done.version}. Open pages learn of it within a minute, and leave it.`
      : `${name} ${version} was killed already.`,
  };
}

/** Lets a killed version be deployed again. */
export async function reviveVersion({ registry }: Means, name: string, version: string): Promise<Released> {
  const changed = await registry.revive(name, version);
  return {
    version,
    before: null,
    changed,
    line: changed
      ? `${name} ${version} may be deployed again. Nobody gets it by this alone.`
      : `${name} ${version} was not killed.`,
  };
}

const isWhole =
  ({ dataDir }: Means) =>
  (entry: RemoteEntry) =>
    checkArtifact(artifactFolder(dataDir, entry), entry);

/** A version from before builds were signed is signed now: rolling back to it means trusting it. */
const signUnsigned = ({ registry, dataDir, loadSigner }: Means, name: string) =>
  signLive(registry, dataDir, loadSigner, { only: name, onlyUnsigned: true });
