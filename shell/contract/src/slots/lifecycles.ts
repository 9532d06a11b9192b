import type { MountProps } from '../mfe/lifecycles';
import type { Readable } from '../platform/platform';

export interface SlotMountProps extends MountProps {
  /** What the place tells, now and later: plain data. */
  props: Readable<object>;
}

/** What `remote.ts` exports for a place in another page. Both settle; `mount` once something is there. */
export interface SlotLifecycles {
  mount(props: SlotMountProps): Promise<void>;
  unmount(props: Pick<SlotMountProps, 'domElement'>): Promise<void>;
}
