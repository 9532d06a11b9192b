import type { Readable } from '@athenaeum/shell-contract';
import type { Route } from '../app/route';
import type { RegistryStore } from '../registry/registryStore';
import type { RemoteLoader } from '../registry/remoteLoader';

interface Parts {
  registry: Pick<RegistryStore, 'get'>;
  route: Readable<Route>;
  loader: Pick<RemoteLoader, 'versionOf'>;
  /** Whether the user is asked to leave the area in view and to reload the page. */
  mustLeave: (isNow: boolean) => void;
  /** Reloads the page in view. */
  reload?: () => void;
}

interface Now {
  id: string;
  killed: { name: string; version: string }[];
}

const MIN_CHECK_INTERVAL_MS = 30_000;
/** A user who stays in an area learns within a minute that its version was killed. */
const POLL_INTERVAL_MS = 60_000;
/** A page without user input for this long counts as unattended. */
const UNATTENDED_AFTER_MS = 60_000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'];
const CHECK_TIMEOUT_MS = 4000;
/** A tab open for longer gets new versions at its next navigation. */
const OLD_AFTER_MS = 8 * 60 * 60_000;
/** Time for requests of the area that was left to be sent. */
const GRACE_MS = 500;

/**
 * A tab keeps the versions that it started with. It gets the current ones by reloading the page when the user navigates from one
 * area to another with no unsaved work: if one of its versions was killed, or if the tab is old and there are newer versions.
 * In an area whose version was killed the page reloads as soon as it is unattended; until then a banner asks the user to
 * reload it.
 */
export function reloadStaleClient({
  registry,
  route,
  loader,
  mustLeave,
  reload = () => location.reload(),
}: Parts): void {
  let area = areaOf(route);
  let askedAt = -Infinity;
  let mustMove = false;
  let killed: readonly string[] = [];
  let hasWritten = false;
  let aliveAt = performance.now();

  async function ask(): Promise<void> {
    if (performance.now() - askedAt < MIN_CHECK_INTERVAL_MS) return;
    askedAt = performance.now();
    const now = await askNow();
    if (!now) return;
    const { id, remotes } = registry.get();
    killed = remotes
      .filter((one) => now.killed.some((other) => other.name === one.name && isHere(one, other.version)))
      .map(({ name }) => name);
    mustMove = killed.length > 0 || (performance.now() > OLD_AFTER_MS && now.id !== id);
  }

  const isHere = ({ name, version }: { name: string; version: string }, other: string) =>
    [version, loader.versionOf(name)].includes(other);

  async function look(): Promise<void> {
    await ask();
    const isOver = area !== null && killed.includes(area);
    if (isOver && isUnattended() && !hasWritten && !hasUnsaved()) return reload();
    mustLeave(isOver);
  }

  const isUnattended = () =>
    !isPlaying() && (document.hidden || performance.now() - aliveAt > UNATTENDED_AFTER_MS);

  async function step(): Promise<void> {
    const next = areaOf(route);
    if (next === area) return;
    area = next;
    hasWritten = false;
    mustLeave(false);
    if (next === null) return;
    await ask();
    if (!mustMove) return;
    // However late the answer came: what was begun here by then keeps the tab until the next step.
    setTimeout(() => areaOf(route) === next && !hasWritten && !hasUnsaved() && reload(), GRACE_MS);
  }

  addEventListener('input', () => (hasWritten = true));
  for (const type of SIGNS_OF_LIFE)
    addEventListener(type, () => (aliveAt = performance.now()), { capture: true, passive: true });

  route.subscribe(() => void step());
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), POLL_INTERVAL_MS);
  void look();
}

const isPlaying = () =>
  [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some((media) => !media.paused);

const areaOf = (route: Readable<Route>): string | null => {
  const now = route.get();
  return now.kind === 'area' ? now.remote : null;
};

/** A component with unsaved changes would keep the browser from leaving: asked the way the browser asks. */
const hasUnsaved = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function askNow(): Promise<Now | null> {
  try {
    const answer = await fetch('/registry/now.json', { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    return answer.ok ? ((await answer.json()) as Now) : null;
  } catch {
    return null;
  }
}
