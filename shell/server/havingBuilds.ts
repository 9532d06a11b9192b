import type { PulledBuilds, ReadableSnapshot, RemoteEntry } from '@athenaeum/registry';

interface Settled {
  snapshot: ReadableSnapshot;
  /** Versions whose files are still to be fetched. */
  missing: RemoteEntry[];
}

const NOT_HERE = 'its files are not here yet';

/**
 * A snapshot without versions whose files this server does not have: visitors keep the previous version, and canaries start
 * later. Nothing waits for them: kills and rollbacks apply at once.
 */
export async function havingBuilds(
  snapshot: ReadableSnapshot,
  before: ReadableSnapshot | null,
  builds: Pick<PulledBuilds, 'has'>,
): Promise<Settled> {
  const wanted = entriesOf(snapshot);
  const isHere = await Promise.all(wanted.map((entry) => builds.has(entry)));
  const missing = wanted.filter((_, index) => !isHere[index]);
  const isKilled = (entry: RemoteEntry) =>
    snapshot.killed?.some(({ name, version }) => name === entry.name && version === entry.version);
  const kept = (entry: RemoteEntry) =>
    before?.remotes.find((one) => one.name === entry.name && !isKilled(one));
  const withReason = (entries: readonly RemoteEntry[]) =>
    entries
      .filter((entry) => missing.includes(entry))
      .map(({ name, version }) => ({ name, reason: `${version}: ${NOT_HERE}` }));
  return {
    missing,
    snapshot: {
      ...snapshot,
      remotes: snapshot.remotes.flatMap((entry) => (missing.includes(entry) ? (kept(entry) ?? []) : entry)),
      canaries: snapshot.canaries.filter(({ entry }) => !missing.includes(entry)),
      refused: [...(snapshot.refused ?? []), ...withReason(snapshot.canaries.map(({ entry }) => entry))],
      quarantined: [...snapshot.quarantined, ...withReason(snapshot.remotes.filter((entry) => !kept(entry)))],
    },
  };
}

export const entriesOf = ({ remotes, canaries }: ReadableSnapshot): RemoteEntry[] => [
  ...remotes,
  ...canaries.map(({ entry }) => entry),
];
