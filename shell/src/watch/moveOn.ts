import type { Readable } from '@athenaeum/shell-contract';
import type { Route } from '../app/route';
import type { RegistryStore } from '../registry/registryStore';
import type { RemoteLoader } from '../registry/remoteLoader';

interface Parts {
  registry: Pick<RegistryStore, 'get'>;
  route: Readable<Route>;
  loader: Pick<RemoteLoader, 'versionOf'>;
  /** Loads the page in view anew. */
  reload?: () => void;
}

interface Now {
  id: string;
  killed: { name: string; version: string }[];
}

const ASK_EVERY = 30_000;
const PATIENCE = 4000;
/** A tab that is open for so long takes what is new at its next step. */
const OLD = 8 * 60 * 60_000;
/** What the area she left was still sending is on its way by then. */
const GRACE = 500;

/**
 * A tab keeps the versions it began with. It takes those of now by loading the page anew as she steps from one area to
 * another, where nothing of hers is open: when one that it has was killed, or when it is old and there is something new.
 */
export function moveOn({ registry, route, loader, reload = () => location.reload() }: Parts): void {
  let area = areaOf(route);
  let askedAt = -Infinity;
  let mustMove = false;
  let hasWritten = false;

  async function ask(): Promise<void> {
    if (performance.now() - askedAt < ASK_EVERY) return;
    askedAt = performance.now();
    const now = await askNow();
    if (!now) return;
    const { id, remotes } = registry.get();
    const isKilled = now.killed.some(({ name, version }) =>
      remotes.some((one) => one.name === name && [one.version, loader.versionOf(name)].includes(version)),
    );
    mustMove = isKilled || (performance.now() > OLD && now.id !== id);
  }

  async function step(): Promise<void> {
    const next = areaOf(route);
    if (next === area) return;
    area = next;
    hasWritten = false;
    if (next === null) return;
    await ask();
    if (!mustMove) return;
    // However late the answer came: what she has begun here by then keeps the tab until her next step.
    setTimeout(() => areaOf(route) === next && !hasWritten && !hasUnsaved() && reload(), GRACE);
  }

  addEventListener('input', () => (hasWritten = true));

  route.subscribe(() => void step());
  void ask();
}

const areaOf = (route: Readable<Route>): string | null => {
  const now = route.get();
  return now.kind === 'area' ? now.remote : null;
};

/** Whoever holds something unsaved would keep the browser from leaving: asked the way the browser asks. */
const hasUnsaved = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function askNow(): Promise<Now | null> {
  try {
    const answer = await fetch('/registry/now.json', { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? ((await answer.json()) as Now) : null;
  } catch {
    return null;
  }
}
