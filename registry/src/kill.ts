import type { KilledRecord, SnapshotRecord } from './models';
import { RegistryProblem } from './problem';

type Named = Pick<KilledRecord, 'name' | 'version'>;
type Derived = Pick<SnapshotRecord, 'note' | 'remotes' | 'history' | 'canaries' | 'killed'>;

export const isKilled = (current: Pick<SnapshotRecord, 'killed'> | null, named: Named): boolean =>
  findKilled(current, named) !== undefined;

/** The next snapshot, with one more killed version. */
export const killed = (current: SnapshotRecord, one: KilledRecord): Pick<Derived, 'note' | 'killed'> => ({
  note: `kill ${one.name} ${one.version}${one.reason && `: ${one.reason}`}`,
  killed: [...(current.killed ?? []), one],
});

/** The next snapshot, in which the version may be published again. That alone releases it to nobody. */
export const revived = (current: SnapshotRecord, { name, version }: Named): Derived => ({
  ...unchangedReleases(current),
  note: `let ${name} ${version} live again`,
  killed: (current.killed ?? []).filter((one) => one.name !== name || one.version !== version),
});

/** The live versions and canaries, unchanged. */
export const unchangedReleases = ({ remotes, history, canaries = [] }: SnapshotRecord) => ({
  remotes,
  history,
  canaries,
});

/** @throws RegistryProblem for a killed version, which says how to revive it */
export function checkAlive(current: SnapshotRecord | null, named: Named): void {
  const found = findKilled(current, named);
  if (!found) return;
  const { name, version, reason } = found;
  throw new RegistryProblem(
    `${name} ${version} was killed${reason && ` (${reason})`}. To let it live again: npm run kill -- ${name} ${version} --undo`,
  );
}

const findKilled = (current: Pick<SnapshotRecord, 'killed'> | null, { name, version }: Named) =>
  current?.killed?.find((one) => one.name === name && one.version === version);
