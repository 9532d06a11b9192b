import { createReadable, type PlatformV1, type Readable } from '@athenaeum/shell-contract';
import { RemoteLoadError } from '../registry/loadError';
import { LOAD_TIMEOUT, type RemoteLoader, type RemoteModule } from '../registry/remoteLoader';
import { within } from '../registry/within';

export type AreaState =
  | { status: 'idle' }
  | { status: 'loading' }
  /** How long it took from asked for to shown. */
  | { status: 'mounted'; ms: number }
  | { status: 'failed'; error: RemoteLoadError; retrying: boolean };

/** The place of one remote on the page, and all that can happen to it. */
export interface Area {
  readonly name: string;
  /** What the remote is mounted in; the layout puts it where the area belongs. */
  readonly element: HTMLElement;
  readonly state: Readable<AreaState>;
  /** Starts loading and showing it. Returns at once, whatever the network does. */
  enter(): void;
  /** Takes it off the page. Returns at once, also while it hangs. */
  leave(): void;
  /** Forgets what failed and starts anew. */
  retry(): Promise<void>;
  /** The remote reported an error that took its whole tree down. */
  crashed(error: unknown): void;
}

/** What a remote has to show itself, ms, also when its code took nearly as long as all of it may. */
const LEAST_TO_MOUNT = 3000;

/** It failed, and what it was before. */
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
  // Every enter, leave and retry begins a new turn; what an earlier one still waits for no longer counts.
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
      const left = Math.max(LOAD_TIMEOUT - (performance.now() - startedAt), LEAST_TO_MOUNT);
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
