import type { Connection } from 'mongoose';
import { remoteEntry, type RemoteEntry } from '../entry';
import { defineModels, type SnapshotRecord } from '../models';

/** The entry of a version that was ever given to anybody; null where there is none, or none that can be read. */
export async function readPublished(
  connection: Connection,
  { name, version }: Pick<RemoteEntry, 'name' | 'version'>,
): Promise<RemoteEntry | null> {
  const { Snapshot } = defineModels(connection);
  const found = await Snapshot.findOne({
    $or: [
      { remotes: { $elemMatch: { name, version } } },
      { canaries: { $elemMatch: { 'entry.name': name, 'entry.version': version } } },
    ],
  }).lean<SnapshotRecord>();
  const given = [...(found?.remotes ?? []), ...(found?.canaries ?? []).map(({ entry }) => entry)];
  const entry = remoteEntry.safeParse(given.find((one) => one.name === name && one.version === version));
  return entry.success ? entry.data : null;
}
