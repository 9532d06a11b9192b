import type { Connection } from 'mongoose';
import { routeIn, type Route } from './areaReleases/route';
import { lineageOf } from './lineage';
import { defineModels, type KilledRecord, type RampRecord, type SnapshotRecord } from './models';

const MAX_SNAPSHOTS = 100;

/** A live version or a canary. */
export interface Release {
  name: string;
  version: string;
  /** Whether it is a canary. */
  isCanary: boolean;
  /** Percentage of a canary. */
  percent?: number;
  /** The ramp of a canary. */
  ramp?: RampRecord;
  /** Since when without interruption, epoch ms, and who released it; null when unknown. */
  at: number;
  by: string | null;
  /** The version whose rollback made this one live; null when it was deployed or promoted. */
  insteadOf: string | null;
  /** Number of separate evaluations: one for each step of its ramp, and one when it is live; at least 1. */
  steps: number;
}

/** One change of the registry, as its snapshot records it. */
export interface Change {
  number: number;
  /** Epoch ms. */
  at: number;
  by: string | null;
  note: string;
}

export interface Releases {
  live: Release[];
  /** Earlier versions of each remote, newest first, without killed ones. */
  earlier: ReadonlyMap<string, readonly string[]>;
  killed: readonly KilledRecord[];
  /** The version of a remote that is released together with a subgraph; null where none is. */
  route: Route | null;
  /** Every recently released version. */
  lately: readonly RecentRelease[];
}

/** A version that became live or a canary for the first time at `at`, epoch ms. */
export interface RecentRelease {
  remote: string;
  version: string;
  at: number;
  /** Whether it was rolled back, or its canary was ended. */
  wasWithdrawn: boolean;
}

type Glance = Pick<
  SnapshotRecord,
  '_id' | 'parent' | 'created_at' | 'by' | 'remotes' | 'canaries' | 'history'
>;

/** The live versions and canaries, since when, and the targets of rollbacks. */
export async function readReleases(connection: Connection): Promise<Releases> {
  const current = await readPointed(connection);
  if (!current) return { live: [], earlier: new Map(), killed: [], route: null, lately: [] };
  const { Snapshot } = defineModels(connection);
  const found = await Snapshot.find({ number: { $lte: current.number } })
    .sort({ number: -1 })
    .limit(MAX_SNAPSHOTS)
    .select(
      'parent created_at by remotes.name remotes.version canaries.entry.name canaries.entry.version canaries.percent history.name history.withdrawn',
    )
    .lean<Glance[]>();
  const newestFirst = lineageOf(current, found);
  const killed = current.killed ?? [];
  const isAlive = (name: string) => (version: string) =>
    !killed.some((one) => one.name === name && one.version === version);
  return {
    live: [
      ...current.remotes.map((remote) => release(remote, false, newestFirst)),
      ...(current.canaries ?? []).map(({ entry, percent, ramp }) => ({
        ...release(entry, true, newestFirst, ramp?.next.length),
        percent,
        ...(ramp && { ramp }),
      })),
    ],
    earlier: new Map(
      current.history.map(({ name, versions }) => [name, versions.filter(isAlive(name))] as const),
    ),
    killed,
    route: routeIn(current),
    lately: recentIn(newestFirst),
  };
}

/** The latest changes, newest first. */
export async function readHistory(connection: Connection, take: number): Promise<Change[]> {
  const current = await readPointed(connection);
  if (!current) return [];
  const { Snapshot } = defineModels(connection);
  const snapshots = await Snapshot.find({ number: { $lte: current.number } })
    .sort({ number: -1 })
    .limit(take)
    .select('parent number created_at by note')
    .lean();
  return lineageOf(current, snapshots).map(({ number, created_at, by, note }) => ({
    number,
    at: created_at,
    by: by ?? null,
    note,
  }));
}

/** All live versions and canaries of a snapshot, as `mfe-learning 3f9a1c2b7d`; null when there is no such snapshot. */
export async function versionsIn(connection: Connection, id: string): Promise<ReadonlySet<string> | null> {
  const { Snapshot } = defineModels(connection);
  const found = await Snapshot.findById(id)
    .select('remotes.name remotes.version canaries.entry.name canaries.entry.version')
    .lean<Pick<SnapshotRecord, 'remotes' | 'canaries'>>();
  if (!found) return null;
  const given = [...found.remotes, ...(found.canaries ?? []).map(({ entry }) => entry)];
  return new Set(given.map(({ name, version }) => `${name} ${version}`));
}

/** The current snapshot; null before the first publication. */
export async function readPointed(connection: Connection): Promise<SnapshotRecord | null> {
  const { Snapshot, Pointer } = defineModels(connection);
  const pointer = await Pointer.findById('current').lean();
  return pointer && Snapshot.findById(pointer.snapshot).lean<SnapshotRecord>();
}

function recentIn(newestFirst: readonly Glance[]): RecentRelease[] {
  const withdrawn = new Set(
    newestFirst.flatMap(({ history }) => history.map(({ name, withdrawn: version }) => `${name} ${version}`)),
  );
  const recent = new Map<string, RecentRelease>();
  for (const { created_at: at, remotes, canaries = [] } of newestFirst)
    for (const { name: remote, version } of [...remotes, ...canaries.map(({ entry }) => entry)]) {
      const key = `${remote} ${version}`;
      recent.set(key, { remote, version, at, wasWithdrawn: withdrawn.has(key) });
    }
  return [...recent.values()];
}

function release(
  { name, version }: { name: string; version: string },
  isCanary: boolean,
  newestFirst: readonly Glance[],
  toCome = 0,
): Release {
  const given = ({ remotes, canaries }: Glance) =>
    isCanary ? (canaries ?? []).map(({ entry }) => entry) : remotes;
  const has = (glance: Glance) => given(glance).some((one) => one.name === name && one.version === version);
  const other = newestFirst.findIndex((glance) => !has(glance));
  const first = newestFirst.at(other === -1 ? -1 : other - 1)!;
  const tried = newestFirst.flatMap(({ canaries = [] }) =>
    canaries.filter(({ entry }) => entry.name === name && entry.version === version),
  );
  const shares = new Set(tried.map(({ percent }) => percent)).size;
  const withdrawn = first.history.find((one) => one.name === name)?.withdrawn ?? null;
  return {
    name,
    version,
    isCanary,
    at: first.created_at,
    by: first.by ?? null,
    insteadOf: isCanary ? null : withdrawn,
    steps: shares + (isCanary ? toCome : 1),
  };
}
