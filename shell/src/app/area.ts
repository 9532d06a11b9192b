import { createReadable, type PlatformV1, type Readable } from '@athenaeum/shell-contract';
import { RemoteLoadError } from '../registry/loadError';
import { LOAD_TIMEOUT_MS, type RemoteLoader, type RemoteModule } from '../registry/remoteLoader';
import { within } from '../registry/within';

export type AreaState =
  | { status: 'idle' }
  | { status: 'loading' }
  /** How long it took from asked for to shown. */
  | { status: 'mounted'; ms: number }
  | { status: 'failed'; error: RemoteLoadError; retrying: boolean };

/** The state of one remote's area on the page. */
export interface Area {
  readonly name: string;
  /** The element the remote is mounted in; the layout places it. */
  readonly element: HTMLElement;
  readonly state: Readable<AreaState>;
  /** Starts loading and mounting. Returns at once. */
  enter(): void;
  /** Unmounts it. Returns at once, also when it hangs. */
  leave(): void;
  /** Retries after a failure. */
  retry(): Promise<void>;
  /** Called when the remote reports an error that unmounted its whole tree. */
  crashed(error: unknown): void;
}

/** Minimum time for mounting, ms, also when loading took nearly the whole timeout. */
const MIN_MOUNT_TIME_MS = 3000;

/** The failure, and the state before it. */
export type OnTrouble = (error: RemoteLoadError, was: AreaState['status']) => void;

interface AreaParts {
  loader: RemoteLoader;
  platform: PlatformV1;
  onTrouble?: OnTrouble | undefined;
}

export function createArea(name: string, { loader, platform, onTrouble }: AreaParts): Area {
  const element = document.createElement('div');
  const state = createReadable<AreaState>({ status: 'idle' });
  let mounted: RemoteModule | null = null;
  let version = 'unknown';
  // Each enter, leave and retry gets a number; results of earlier ones are ignored.
  let turn = 0;

  async function show(): Promise<void> {
    const mine = ++turn;
    state.set({ status: 'loading' });
    const startedAt = performance.now();
    try {
      const remote = await loader.load(name);
      if (mine !== turn) return;
      version = loader.versionOf(name);
      mounted = remote;
      const domElement = document.createElement('div');
      element.replaceChildren(domElement);
      const left = Math.max(LOAD_TIMEOUT_MS - (performance.now() - startedAt), MIN_MOUNT_TIME_MS);
      await within(left, remote.mount({ platform, domElement }));
      if (mine === turn) state.set({ status: 'mounted', ms: performance.now() - startedAt });
    } catch (error) {
      if (mine === turn) fail(error);
    }
  }

  function fail(error: unknown): void {
    turn++;
    clear();
    const known =
      error instanceof RemoteLoadError
        ? error
        : new RemoteLoadError(isLate(error) ? 'timeout' : 'crash', name, version, error);
    console.error(known);
    onTrouble?.(known, state.get().status);
    state.set({ status: 'failed', error: known, retrying: false });
  }

  function clear(): void {
    mounted?.unmount().catch((error: unknown) => console.error(error));
    mounted = null;
    element.replaceChildren();
  }

  return {
    name,
    element,
    state,
    enter: () => void show(),
    leave() {
      turn++;
      clear();
      state.set({ status: 'idle' });
    },
    async retry() {
      const failed = state.get();
      if (failed.status !== 'failed' || failed.retrying) return;
      const mine = ++turn;
      state.set({ ...failed, retrying: true });
      await loader.renew(name);
      if (mine === turn) await show();
    },
    crashed(error) {
      if (state.get().status === 'mounted') fail(error);
    },
  };
}

const isLate = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';
