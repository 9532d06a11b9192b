import type { ComponentType } from 'react';
import { mountReact, type ReactMount } from '../mfe/mountReact';
import { useReadable } from '../platform/PlatformProvider';
import type { Readable } from '../platform/platform';
import { assertSupported } from '../mfe/assertSupported';
import type { SlotLifecycles } from './lifecycles';

/**
 * Creates the content of a place in another page: a small React root outside its area. `remote.ts`: `export const
 * creditsWidget = defineSlot(CreditsWidget)`. Load rare content on demand with `defineSlot.lazy(() =>
 * import('./features/coachSearch'))`, which takes the default export.
 */
export function defineSlot<Props extends object>(Content: ComponentType<Props>): SlotLifecycles {
  return slotOf(() => Promise.resolve({ default: Content }));
}

defineSlot.lazy = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): SlotLifecycles => slotOf(load);

/** A slot may be in several places at the same time; each is identified by its element. */
function slotOf<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): SlotLifecycles {
  const mounts = new Map<HTMLElement, ReactMount | null>();
  return {
    async mount({ platform, domElement, props }) {
      assertSupported(platform);
      mounts.get(domElement)?.unmount();
      mounts.set(domElement, null);
      const { default: Content } = await load();
      if (!mounts.has(domElement)) return;
      const content = props ? (
        <Filled Content={Content} props={props as Readable<Props>} />
      ) : (
        <Content {...({} as Props)} />
      );
      const mounted = mountReact(content, { platform, domElement }, (error) =>
        platform.emit({ type: 'slotCrash', element: domElement, error }),
      );
      mounts.set(domElement, mounted);
      await mounted.committed;
    },
    async unmount({ domElement }) {
      mounts.get(domElement)?.unmount();
      mounts.delete(domElement);
    },
  };
}

function Filled<Props extends object>({
  Content,
  props,
}: {
  Content: ComponentType<Props>;
  props: Readable<Props>;
}) {
  return <Content {...useReadable(props)} />;
}
