import type { Connection } from 'mongoose';
import { lineageOf } from './lineage';
import { defineModels, type SnapshotRecord } from './models';
import { readSnapshot, type ReadableSnapshot } from './readSnapshot';

const MAX_SNAPSHOTS = 100;

/** When and by whom a remote's version became the current one. */
export interface Since {
  at: number;
  by: string | null;
  /** It became current before the oldest snapshot that is read. */
  isEarlier: boolean;
}

export interface CurrentRegistry extends ReadableSnapshot {
  number: number;
  created_at: number;
  by: string | null;
  note: string;
  since: ReadonlyMap<string, Since>;
}

type Glance = Pick<SnapshotRecord, '_id' | 'parent' | 'number' | 'created_at' | 'by' | 'remotes'>;

/** The current snapshot, and since when each of its versions is live; null when nothing was ever published. */
export async function readCurrent(connection: Connection): Promise<CurrentRegistry | null> {
  const { Snapshot, Pointer } = defineModels(connection);
  const pointer = await Pointer.findById('current').lean();
  const current = pointer && (await Snapshot.findById(pointer.snapshot).lean<SnapshotRecord>());
  if (!current) return null;
  const found = await Snapshot.find({ number: { $lte: current.number } })
    .sort({ number: -1 })
    .limit(MAX_SNAPSHOTS)
    .select('parent number created_at by remotes.name remotes.version')
    .lean<Glance[]>();
  const before = lineageOf(current, found);
  const snapshot = readSnapshot(current);
  return {
    ...snapshot,
    number: current.number,
    created_at: current.created_at,
    by: current.by ?? null,
    note: current.note,
    since: new Map(snapshot.remotes.map((remote) => [remote.name, sinceOf(remote, before)])),
  };
}

function sinceOf(
  { name, version }: { name: string; version: string },
  newestFirst: readonly Glance[],
): Since {
  const has = ({ remotes }: Glance) => remotes.some((one) => one.name === name && one.version === version);
  const other = newestFirst.findIndex((snapshot) => !has(snapshot));
  const first = newestFirst.at(other === -1 ? -1 : other - 1)!;
  return { at: first.created_at, by: first.by ?? null, isEarlier: other === -1 && first.number > 1 };
}
