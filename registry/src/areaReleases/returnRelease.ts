import { canaryOf } from '../canary';
import type { CheckBuild, Registry } from '../registry';
import type { SnapshotRecord } from '../models';
import { findUnderWay, type AreaRelease } from './areaRelease';
import { beginReturn, endAreaRelease } from './advance';
import { routeIn } from './route';

/**
 * Begins to roll back an area's release as one: its remote goes first, so that no page is rendered with it and its open tabs leave
 * within a minute; a gateway then withdraws the route, and last the way back of its migrations is run. May be called again where a
 * process died in between.
 *
 * @param check of the version before, where everybody had the release
 * @returns the version that visitors get now; null where they had not got the release
 */
export async function returnRelease(
  registry: Registry,
  release: Pick<AreaRelease, '_id' | 'remote' | 'version'>,
  { why, by, check }: { why: string; by: string | null; check: CheckBuild },
): Promise<string | null> {
  await beginReturn(registry.connection, release._id, { why, by });
  const to = await withdrawRemote(registry, release, { why, check });
  const [current, underWay] = await Promise.all([
    registry.currentId().then(registry.read),
    findUnderWay(registry.connection),
  ]);
  // It was interrupted before anything of it was done: its route comes first.
  const isBegun = routeIn(current) !== null || underWay?.timeline.some(({ step }) => step === 'routed');
  if (!isBegun) await endAreaRelease(registry.connection, release._id, 'returned', by);
  return to;
}

/** Kills the version of a release wherever it is given: alone it could not be answered. Null where nobody is given it. */
export async function withdrawRemote(
  registry: Registry,
  { remote, version }: Pick<AreaRelease, 'remote' | 'version'>,
  { why, check }: { why: string; check: CheckBuild },
): Promise<string | null> {
  const current = await registry.read(await registry.currentId());
  if (!isGiven(current, { remote, version })) return null;
  return (await registry.kill(remote, version, why, check)).version;
}

/** Whether visitors get the version: everybody, or those of a canary. */
export const isGiven = (
  current: SnapshotRecord | null,
  { remote, version }: Pick<AreaRelease, 'remote' | 'version'>,
): boolean =>
  canaryOf(current, remote)?.entry.version === version ||
  (current?.remotes.some((one) => one.name === remote && one.version === version) ?? false);
