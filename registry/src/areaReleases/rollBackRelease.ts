import { canaryOf } from '../canary';
import type { CheckBuild, Registry } from '../registry';
import type { SnapshotRecord } from '../models';
import { findUnderWay, type AreaRelease } from './areaRelease';
import { beginRollback, endAreaRelease } from './advance';
import { routeIn } from './route';

/**
 * Begins to roll back an area's release as one: its remote goes first, so that no page is rendered with it and its open tabs leave
 * within a minute; a gateway then withdraws the route, and last its migrations are run back. May be repeated after a process died in between.
 *
 * @param check of the version before, where everybody had the release
 * @returns the version that is live now; null where the release was not live
 */
export async function rollBackRelease(
  registry: Registry,
  release: Pick<AreaRelease, '_id' | 'remote' | 'version'>,
  { why, by, check }: { why: string; by: string | null; check: CheckBuild },
): Promise<string | null> {
  await beginRollback(registry.connection, release._id, { why, by });
  const to = await withdrawRemote(registry, release, { why, check });
  const [current, underWay] = await Promise.all([
    registry.currentId().then(registry.read),
    findUnderWay(registry.connection),
  ]);
  // Without a route it was interrupted before its first step, and there is nothing to undo.
  const isBegun = routeIn(current) !== null || underWay?.timeline.some(({ step }) => step === 'routed');
  if (!isBegun) await endAreaRelease(registry.connection, release._id, 'returned', by);
  return to;
}

/** Kills the version of a release, live or canary: no subgraph could answer its pages. Null where it is neither. */
export async function withdrawRemote(
  registry: Registry,
  { remote, version }: Pick<AreaRelease, 'remote' | 'version'>,
  { why, check }: { why: string; check: CheckBuild },
): Promise<string | null> {
  const current = await registry.read(await registry.currentId());
  if (!isGiven(current, { remote, version })) return null;
  return (await registry.kill(remote, version, why, check)).version;
}

/** Whether the version is live or a canary. */
export const isGiven = (
  current: SnapshotRecord | null,
  { remote, version }: Pick<AreaRelease, 'remote' | 'version'>,
): boolean =>
  canaryOf(current, remote)?.entry.version === version ||
  (current?.remotes.some((one) => one.name === remote && one.version === version) ?? false);
