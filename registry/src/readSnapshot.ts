import { describeIssues, remoteEntry, type RemoteEntry } from './entry';
import { isKilled } from './kill';
import { distrust, type TrustedKeys } from './signing/buildSignature';
import type { CanaryRecord, KilledRecord, SnapshotRecord } from './models';

export interface Canary {
  entry: RemoteEntry;
  /** Percentage of visitors who get it. */
  percent: number;
}

interface Quarantined {
  name: string;
  reason: string;
}

export interface ReadableSnapshot {
  id: string;
  remotes: RemoteEntry[];
  canaries: Canary[];
  /** Canaries that cannot be used: their visitors keep the live version. */
  refused?: Quarantined[];
  /** Live entries that cannot be used: only their own area is missing. */
  quarantined: Quarantined[];
  /** Killed versions. */
  killed?: readonly Pick<KilledRecord, 'name' | 'version'>[];
}

/**
 * Separates valid entries of a snapshot from invalid ones.
 *
 * @param trusted with it, entries without a trusted signature are invalid
 * @throws RegistryProblem when the snapshot has no list of remotes
 */
export function readSnapshot(snapshot: SnapshotRecord, trusted?: TrustedKeys): ReadableSnapshot {
  if (!Array.isArray(snapshot.remotes)) throw new Error('The registry has no list of remotes.');
  const refused: Quarantined[] = [];
  const canaries = (snapshot.canaries ?? []).filter((record) => {
    const reason = refusal(record?.entry, trusted);
    if (reason) refused.push(reason);
    return !reason;
  });
  const read: ReadableSnapshot = {
    id: String(snapshot._id),
    remotes: [],
    canaries: readCanaries(canaries).filter(({ entry }) => !isKilled(snapshot, entry)),
    refused,
    quarantined: [],
    killed: (snapshot.killed ?? []).map(({ name, version }) => ({ name, version })),
  };
  for (const raw of snapshot.remotes as unknown[]) {
    const entry = remoteEntry.safeParse(raw);
    const reason = entry.success ? refusal(raw, trusted) : null;
    if (entry.success && isKilled(snapshot, entry.data))
      read.quarantined.push({ name: entry.data.name, reason: `${entry.data.version} was killed` });
    else if (reason) read.quarantined.push(reason);
    else if (entry.success) read.remotes.push(entry.data);
    else read.quarantined.push({ name: nameOf(raw), reason: describeIssues(entry.error) });
  }
  return read;
}

function refusal(raw: unknown, trusted: TrustedKeys | undefined): Quarantined | null {
  const reason = trusted && distrust(raw, trusted);
  return reason ? { name: nameOf(raw), reason } : null;
}

/** The valid canaries. */
function readCanaries(records: readonly CanaryRecord[]): Canary[] {
  return records.flatMap((record) => {
    const entry = remoteEntry.safeParse(record?.entry);
    return entry.success ? [{ entry: entry.data, percent: Number(record.percent) || 0 }] : [];
  });
}

const nameOf = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && 'name' in raw && typeof raw.name === 'string'
    ? raw.name
    : 'unnamed';
