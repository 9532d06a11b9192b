import type { PlatformV1 } from '../platform/platform';

export interface MountProps {
  platform: PlatformV1;
  /** The element to render into; unmounting leaves it empty. */
  domElement: HTMLElement;
}

/** The exports of `remote.ts`. `mount` resolves once something is rendered; each may reject. */
export interface MfeLifecycles {
  bootstrap(): Promise<void>;
  mount(props: MountProps): Promise<void>;
  unmount(): Promise<void>;
}
