import type { ComponentType } from 'react';
import { assertSupported } from './assertSupported';
import type { MfeLifecycles } from './lifecycles';
import { resetFailedLazyRoutes } from './lazyRoute';
import { MfeContext, type MountedManifest } from './MfeContext';
import { mountReact, type ReactMount } from './mountReact';

/**
 * Creates a remote's lifecycles from its root component. `remote.ts`: `export const { bootstrap, mount, unmount } =
 * defineMfe(Root, { manifest: { name, pages } });` The whole manifest works too, and is loaded with the area then.
 */
export function defineMfe(Root: ComponentType, { manifest }: { manifest: MountedManifest }): MfeLifecycles {
  let mounted: ReactMount | null = null;
  return {
    async bootstrap() {},
    async mount(props) {
      assertSupported(props.platform);
      resetFailedLazyRoutes();
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
