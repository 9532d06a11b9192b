import { describeIssues, remoteEntry, type RemoteEntry } from './entry';
import type { SnapshotRecord } from './models';

export interface ReadableSnapshot {
  id: string;
  remotes: RemoteEntry[];
  /** Entries that cannot be used. They cost their own area, and are never thrown. */
  quarantined: { name: string; reason: string }[];
}

/** Tells the good entries of a snapshot from the bad. Throws only when the snapshot itself has no list. */
export function readSnapshot(snapshot: SnapshotRecord): ReadableSnapshot {
  if (!Array.isArray(snapshot.remotes)) throw new Error('The registry has no list of remotes.');
  const read: ReadableSnapshot = { id: String(snapshot._id), remotes: [], quarantined: [] };
  for (const raw of snapshot.remotes as unknown[]) {
    const entry = remoteEntry.safeParse(raw);
    if (entry.success) read.remotes.push(entry.data);
    else read.quarantined.push({ name: nameOf(raw), reason: describeIssues(entry.error) });
  }
  return read;
}

const nameOf = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && 'name' in raw && typeof raw.name === 'string'
    ? raw.name
    : 'unnamed';
