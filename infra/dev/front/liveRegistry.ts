import type { ReadableSnapshot, RemoteEntry } from '@athenaeum/registry';
import type { RegistrySource } from '@athenaeum/shell/server';

/** Longer than an area takes to be compiled the first time. */
const PATIENCE = 30_000;

type Ask = (port: number) => Promise<RemoteEntry | null>;

/** The registry with areas that are live in place of what was published of them; each as it is at this moment. */
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
    // In the place that they have: navigation keeps its order.
    remotes: [
      ...remotes.map((remote) => entries.find(({ name }) => name === remote.name) ?? remote),
      ...entries.filter(({ name }) => !remotes.some((remote) => remote.name === name)),
    ],
    canaries: canaries.filter(({ entry }) => !isLive(entry)),
    quarantined: quarantined.filter((remote) => !isLive(remote)),
  };
}

/** What is compiled at the moment is waited for; an area whose server is away stays what was published of it. */
async function askEntry(port: number): Promise<RemoteEntry | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/entry.json`, {
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as RemoteEntry) : null;
}
