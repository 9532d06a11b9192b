import type { ReadableSnapshot, RemoteEntry } from '@athenaeum/registry';
import type { RegistrySource } from '@athenaeum/shell/server';

/** Longer than the first compilation of an area. */
const ENTRY_TIMEOUT_MS = 30_000;

type Ask = (port: number) => Promise<RemoteEntry | null>;

/** The registry with live areas in place of their published versions, each as last compiled. */
export function liveRegistry(
  published: RegistrySource,
  live: Readonly<Record<string, number>>,
  ask: Ask = askEntry,
): RegistrySource {
  const areas = Object.entries(live).filter(([name]) => name.startsWith('mfe-'));
  return {
    ...published,
    async current() {
      const [snapshot, ...entries] = await Promise.all([
        published.current(),
        ...areas.map(([, port]) => ask(port)),
      ]);
      return withEntries(
        snapshot,
        entries.filter((entry) => entry !== null),
      );
    },
  };
}

function withEntries(
  snapshot: ReadableSnapshot | null,
  entries: readonly RemoteEntry[],
): ReadableSnapshot | null {
  if (!snapshot && entries.length === 0) return null;
  const isLive = ({ name }: { name: string }) => entries.some((entry) => entry.name === name);
  const { remotes, canaries, quarantined } = snapshot ?? { remotes: [], canaries: [], quarantined: [] };
  return {
    ...snapshot,
    id: snapshot?.id ?? 'live',
    // At the same index, so that the navigation keeps its order.
    remotes: [
      ...remotes.map((remote) => entries.find(({ name }) => name === remote.name) ?? remote),
      ...entries.filter(({ name }) => !remotes.some((remote) => remote.name === name)),
    ],
    canaries: canaries.filter(({ entry }) => !isLive(entry)),
    quarantined: quarantined.filter((remote) => !isLive(remote)),
  };
}

/** The entry of a live area, after a running compilation; null while its server is away, so that the published version is used. */
async function askEntry(port: number): Promise<RemoteEntry | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/entry.json`, {
    // One that rested while the area compiled is ended just as the next request goes out on it.
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(ENTRY_TIMEOUT_MS),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as RemoteEntry) : null;
}
