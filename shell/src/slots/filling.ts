import {
  createReadable,
  type PlatformV1,
  type Readable,
  type SlotLifecycles,
} from '@athenaeum/shell-contract';
import type { RemoteLoader } from '../registry/remoteLoader';
import { within } from '../registry/within';

export type FillingState = 'waiting' | 'loading' | 'shown' | 'failed';

/** The content of one remote in one place. */
export interface Filling {
  /** Its element in the place; empty unless it is shown. */
  readonly element: HTMLElement;
  readonly state: Readable<FillingState>;
  /** Starts loading and mounting, also again after a failure. Returns at once. */
  begin(): void;
  end(): void;
  /** Called when the content reports an error that unmounted it. */
  crashed(error: unknown): void;
}

interface Parts {
  remote: string;
  /** Its export in `remote.ts`. */
  exported: string;
  props: Readable<object>;
  loader: Pick<RemoteLoader, 'load'>;
  platform: PlatformV1;
}

/** Timeout of loading and mounting; the place goes on without it. */
export const SLOT_TIMEOUT_MS = 8000;

export function createFilling({ remote, exported, props, loader, platform }: Parts): Filling {
  const element = document.createElement('div');
  const state = createReadable<FillingState>('waiting');
  let content: SlotLifecycles | null = null;
  // Results of earlier attempts are ignored.
  let turn = 0;

  async function show(mine: number): Promise<void> {
    const found = (await loader.load(remote))[exported];
    if (mine !== turn) return;
    if (!isSlot(found)) throw new Error(`${remote} has no slot of the name ${exported}.`);
    content = found;
    await found.mount({ platform, props, domElement: element });
  }

  function clear(): void {
    turn++;
    content?.unmount({ domElement: element }).catch((error: unknown) => console.warn(error));
    content = null;
    element.replaceChildren();
  }

  function fail(error: unknown): void {
    clear();
    console.warn(error);
    state.set('failed');
  }

  return {
    element,
    state,
    begin() {
      const mine = ++turn;
      state.set('loading');
      within(SLOT_TIMEOUT_MS, show(mine)).then(
        () => mine === turn && state.set('shown'),
        (error: unknown) => mine === turn && fail(error),
      );
    },
    end() {
      clear();
      element.remove();
    },
    crashed(error) {
      if (state.get() === 'shown') fail(error);
    },
  };
}

const isSlot = (value: unknown): value is SlotLifecycles =>
  typeof value === 'object' &&
  value !== null &&
  'mount' in value &&
  typeof value.mount === 'function' &&
  'unmount' in value &&
  typeof value.unmount === 'function';
