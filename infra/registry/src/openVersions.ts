import type { Connection } from 'mongoose';
import * as z from 'zod';
import { remoteEntry, type RemoteEntry } from './entry';
import { defineModels, type SnapshotRecord } from './models';

/** Twice as long as anybody stays signed in: who comes back after that has loaded the page anew. Milliseconds. */
export const LONGEST_OPEN = 14 * 24 * 60 * 60_000;

export interface OpenVersion extends Pick<RemoteEntry, 'name' | 'version' | 'operations'> {
  /** Since when nobody is given it any more, epoch ms; null while somebody is. */
  replacedAt: number | null;
}

/** Less than a whole entry: what the shell can hold no more, a tab may still have open. */
const openVersion = z.object({
  name: remoteEntry.shape.name,
  version: remoteEntry.shape.version,
  operations: remoteEntry.shape.operations,
});

type Glance = Pick<SnapshotRecord, 'created_at' | 'remotes' | 'canaries'>;

/**
 * Every version that a page may run which was loaded since then (epoch ms): of the snapshot that counted at that moment and of
 * each one after it, those included that only some got. A page keeps the snapshot it was loaded with.
 */
export async function readOpenVersions(connection: Connection, since: number): Promise<OpenVersion[]> {
  const { Snapshot, Pointer } = defineModels(connection);
  const pointer = await Pointer.findById('current').lean();
  const current = pointer && (await Snapshot.findById(pointer.snapshot).select('number').lean());
  if (!current) return [];
  const then = await Snapshot.findOne({ created_at: { $lte: since }, number: { $lte: current.number } })
    .sort({ number: -1 })
    .select('number')
    .lean();
  const snapshots = await Snapshot.find({ number: { $gte: then?.number ?? 0, $lte: current.number } })
    .sort({ number: -1 })
    .select(ONLY_VERSIONS)
    .lean<Glance[]>();

  const found = new Map<string, OpenVersion>();
  let replacedAt: number | null = null;
  for (const { created_at, remotes, canaries = [] } of snapshots) {
    for (const given of [...remotes, ...canaries.map(({ entry }) => entry)]) {
      const version = openVersion.safeParse(given);
      if (!version.success) continue;
      const key = `${version.data.name} ${version.data.version}`;
      if (!found.has(key)) found.set(key, { ...version.data, replacedAt });
    }
    replacedAt = created_at;
  }
  return [...found.values()];
}

const FIELDS = ['name', 'version', 'operations'];
const ONLY_VERSIONS = [
  'created_at',
  ...['remotes', 'canaries.entry'].flatMap((list) => FIELDS.map((field) => `${list}.${field}`)),
].join(' ');

/** Names the state of the registry; cheap enough to ask every second. */
export async function snapshotNow(connection: Connection): Promise<string | null> {
  const pointer = await defineModels(connection).Pointer.findById('current').lean();
  return pointer?.snapshot ?? null;
}
