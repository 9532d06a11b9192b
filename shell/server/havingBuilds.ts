import type { PulledBuilds, ReadableSnapshot, RemoteEntry } from '@athenaeum/registry';

interface Settled {
  snapshot: ReadableSnapshot;
  /** Whether something in it is still to be fetched. */
  isPartial: boolean;
}

/**
 * A snapshot of which nobody is given what this server does not have the files of. Who had a version of the area before keeps
 * it; what some were to try, they do not try yet.
 */
export async function havingBuilds(
  snapshot: ReadableSnapshot,
  before: ReadableSnapshot | null,
  builds: PulledBuilds,
): Promise<Settled> {
  const missing = new Map<RemoteEntry, string>();
  const wanted = [...snapshot.remotes, ...snapshot.canaries.map(({ entry }) => entry)];
  await Promise.all(
    wanted.map((entry) =>
      builds.ensure(entry).catch((error: Error) => void missing.set(entry, error.message)),
    ),
  );
  const reasonsFor = (entries: readonly RemoteEntry[]) =>
    entries.flatMap((entry) => {
      const reason = missing.get(entry);
      return reason === undefined ? [] : [{ name: entry.name, reason }];
    });
  const isKilled = (entry: RemoteEntry) =>
    snapshot.killed?.some(({ name, version }) => name === entry.name && version === entry.version);
  const kept = (entry: RemoteEntry) =>
    before?.remotes.find((one) => one.name === entry.name && !isKilled(one));
  return {
    isPartial: missing.size > 0,
    snapshot: {
      ...snapshot,
      remotes: snapshot.remotes.flatMap((entry) => (missing.has(entry) ? (kept(entry) ?? []) : entry)),
      canaries: snapshot.canaries.filter(({ entry }) => !missing.has(entry)),
      refused: [...(snapshot.refused ?? []), ...reasonsFor(snapshot.canaries.map(({ entry }) => entry))],
      quarantined: [...snapshot.quarantined, ...reasonsFor(snapshot.remotes.filter((entry) => !kept(entry)))],
    },
  };
}
