import type { MountProps } from '../mfe/lifecycles';
import type { Readable } from '../platform/platform';

export interface SlotMountProps extends MountProps {
  /** The props from the place, now and later; plain data. */
  props: Readable<object>;
}

/** The lifecycles of a slot. `mount` resolves once something is rendered; both may reject. */
export interface SlotLifecycles {
  mount(props: SlotMountProps): Promise<void>;
  unmount(props: Pick<SlotMountProps, 'domElement'>): Promise<void>;
}
