import type { ComponentType } from 'react';
import type { RemoteManifest } from '../manifest';
import type { PlatformV1 } from '../platform/platform';
import type { MfeLifecycles } from './lifecycles';
import { rearmLazyRoutes } from './lazyRoute';
import { MfeContext } from './MfeContext';
import { mountReact, type ReactMount } from './mountReact';

/** Makes a remote's lifecycles of its root component. `remote.ts`: `export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest });` */
export function defineMfe(Root: ComponentType, { manifest }: { manifest: RemoteManifest }): MfeLifecycles {
  let mounted: ReactMount | null = null;
  return {
    async bootstrap() {},
    async mount(props) {
      assertSupported(props.platform);
      rearmLazyRoutes();
      mounted?.unmount();
      mounted = mountReact(
        <MfeContext value={manifest}>
          <Root />
        </MfeContext>,
        props,
        (error) => props.platform.emit({ type: 'crash', remote: manifest.name, error }),
      );
      await mounted.committed;
    },
    async unmount() {
      mounted?.unmount();
      mounted = null;
    },
  };
}

/** Makes the lifecycles of a slot's content, a small React root outside the area. A failure there is silent. */
export function defineSlot(Content: ComponentType): MfeLifecycles {
  let mounted: ReactMount | null = null;
  return {
    async bootstrap() {},
    async mount(props) {
      assertSupported(props.platform);
      mounted?.unmount();
      mounted = mountReact(<Content />, props, (error) => props.platform.emit({ type: 'slotCrash', error }));
      await mounted.committed;
    },
    async unmount() {
      mounted?.unmount();
      mounted = null;
    },
  };
}

function assertSupported({ apiVersion }: PlatformV1): void {
  // An old shell may meet a new remote after a deploy: say so, rather than fail somewhere inside.
  if ((apiVersion as number) !== 1)
    throw new Error(`This remote needs platform 1; the shell offers ${apiVersion}.`);
}
