import type { Connection } from 'mongoose';
import * as z from 'zod';
import { remoteEntry, type RemoteEntry } from './entry';
import { defineModels, type SnapshotRecord } from './models';

/** Twice as long as a session lasts: an older tab has been reloaded by signing in again. */
export const MAX_TAB_AGE_MS = 14 * 24 * 60 * 60_000;

export interface OpenVersion extends Pick<RemoteEntry, 'name' | 'version' | 'operations'> {
  /** Since when it is neither live nor a canary, epoch ms; null while it is. */
  replacedAt: number | null;
  manifest?: Pick<RemoteEntry['manifest'], 'figures'> | undefined;
}

/** Not a whole entry: a tab may still run a version whose contract the shell no longer supports. */
const openVersion = z.object({
  name: remoteEntry.shape.name,
  version: remoteEntry.shape.version,
  operations: remoteEntry.shape.operations,
  manifest: z.object({ figures: remoteEntry.shape.manifest.shape.figures }).optional(),
});

type Glance = Pick<SnapshotRecord, 'created_at' | 'remotes' | 'canaries'>;

/**
 * Every version that pages loaded since then may run: those of the snapshot that was current then and of each later one,
 * canaries included. A page keeps the snapshot it was loaded with.
 *
 * @param since epoch ms
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

const FIELDS = ['name', 'version', 'operations', 'manifest.figures'];
const ONLY_VERSIONS = [
  'created_at',
  ...['remotes', 'canaries.entry'].flatMap((list) => FIELDS.map((field) => `${list}.${field}`)),
].join(' ');

/** The id of the current snapshot; null before the first publication. Cheap enough to poll every second. */
export async function snapshotNow(connection: Connection): Promise<string | null> {
  const pointer = await defineModels(connection).Pointer.findById('current').lean();
  return pointer?.snapshot ?? null;
}
