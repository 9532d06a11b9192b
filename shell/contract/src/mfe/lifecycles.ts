import type { PlatformV1 } from '../platform/platform';

export interface MountProps {
  platform: PlatformV1;
  /** The element to fill; the remote leaves it empty again. */
  domElement: HTMLElement;
}

/** What `remote.ts` exports. All three settle; `mount` once something is on the screen. */
export interface MfeLifecycles {
  bootstrap(): Promise<void>;
  mount(props: MountProps): Promise<void>;
  unmount(): Promise<void>;
}
