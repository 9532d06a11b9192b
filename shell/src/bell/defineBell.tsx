import { createRoot, type Root } from 'react-dom/client';
import { PlatformProvider, type PlatformV1 } from '@athenaeum/shell-contract';
import { BELL } from './bellElement';
import { Bell } from './Bell';

/**
 * Fills the place that the top bar keeps for the bell, and each later one. An element of the browser's, as it may be defined
 * when it is on the page already: so the top bar has no more than its name, and nothing of the bell is in the first visit.
 */
export function defineBell(platform: PlatformV1): void {
  if (customElements.get(BELL)) return;
  customElements.define(
    BELL,
    class extends HTMLElement {
      private root: Root | undefined;

      connectedCallback(): void {
        this.root = createRoot(this);
        this.root.render(
          <PlatformProvider platform={platform}>
            <Bell />
          </PlatformProvider>,
        );
      }

      disconnectedCallback(): void {
        const { root } = this;
        // Not while React draws the page that it was on.
        queueMicrotask(() => root?.unmount());
      }
    },
  );
}
