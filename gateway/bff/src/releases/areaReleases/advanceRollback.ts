import { rowsOf } from '@athenaeum/kit/migrations';
import {
  AUTOMATIC,
  type AreaRelease,
  type AreaStep,
  beginRollback,
  endAreaRelease,
  findUnderWay,
  isGiven,
  noteUnrouted,
  type Registry,
  registryOn,
} from '@athenaeum/registry';
import type { Connection } from 'mongoose';
import type { RunMigrationBack } from './runMigrationBack';

/** Open tabs learn within a minute that their version is withdrawn, and reload. Until then its subgraph answers them. */
export const TABS_RELOAD_MS = 75_000;
/** Longer than a gateway uses a route that it cannot confirm, plus the longest answer. */
export const DRAIN_MS = 30_000;

interface Parts {
  runMigrationBack: RunMigrationBack;
  leave: number;
  drain: number;
}

/**
 * The next step of a release that is being rolled back, after its remote: the route is withdrawn once open tabs have left, and the way
 * back of its migrations is run once nothing asks the candidate any more. Each step is done once, whichever gateway does it, and is
 * found again by the next one where a process died.
 *
 * @returns whether no release is under way
 */
export async function advanceRollback(
  connection: Connection,
  { runMigrationBack, leave, drain }: Parts,
  now = Date.now(),
): Promise<boolean> {
  const release = await findUnderWay(connection);
  if (!release) return true;
  const registry = registryOn(connection, AUTOMATIC);
  const current = await registry.read(await registry.currentId());
  const given = isGiven(current, release);
  const wasGiven = hasStep(release, 'given') || isKilledIn(current, release);
  if (release.returning_at === null) {
    // Somebody gave another version of the remote in its place.
    if (!given && wasGiven)
      await beginRollback(connection, release._id, {
        why: `nobody is given ${release.remote} ${release.version} any more`,
        by: AUTOMATIC,
      });
    return false;
  }
  // Its remote is withdrawn first, by what watches versions.
  if (given) return false;
  if (release.unrouted_at === null) {
    if (wasGiven && now < release.returning_at + leave) return false;
    await registry.unroute(release._id);
    await noteUnrouted(connection, release._id, AUTOMATIC, now);
    return false;
  }
  if (now < release.unrouted_at + drain) return false;
  const left = await migrationsLeft(connection, release);
  for (const id of left) await runMigrationBack(release.subgraph, id);
  if (left.length > 0) return false;
  await endAreaRelease(connection, release._id, 'returned', AUTOMATIC, now);
  return true;
}

const hasStep = ({ timeline }: AreaRelease, wanted: AreaStep) => timeline.some(({ step }) => step === wanted);

/** A command that died after it gave the release could not note that. */
const isKilledIn = (current: Awaited<ReturnType<Registry['read']>>, { remote, version }: AreaRelease) =>
  current?.killed?.some((one) => one.name === remote && one.version === version) ?? false;

/** The last of its own migrations whose way back was not finished since: one after the other, the latest first. */
async function migrationsLeft(
  connection: Connection,
  { subgraph, migrations, unrouted_at }: AreaRelease,
): Promise<string[]> {
  const rows = rowsOf({ db: connection.db!, subgraph: subgraph.name });
  for (const { id } of migrations.filter(({ isOwn }) => isOwn).reverse()) {
    const row = await rows.findOne({ _id: id });
    const isBack = row?.state === 'pending' && (row.back?.finished_at ?? 0) > unrouted_at!;
    if (!isBack) return [id];
  }
  return [];
}
