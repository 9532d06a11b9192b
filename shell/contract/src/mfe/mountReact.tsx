import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PlatformProvider } from '../platform/PlatformProvider';
import type { MountProps } from './lifecycles';

export interface ReactMount {
  /** Resolves after the first commit, rejects when the first render throws. */
  committed: Promise<void>;
  unmount(): void;
}

/** Mounts one React root in an element. An uncaught error after the first commit goes to `onCrash`. */
export function mountReact(
  tree: ReactNode,
  { platform, domElement }: MountProps,
  onCrash: (error: unknown) => void,
): ReactMount {
  const host = document.createElement('div');
  domElement.replaceChildren(host);
  let settle: { resolve(): void; reject(error: unknown): void } | null = null;
  const committed = new Promise<void>((resolve, reject) => {
    settle = {
      resolve: () => ((settle = null), resolve()),
      reject: (error) => ((settle = null), reject(error)),
    };
  });
  // React unmounts the whole tree after an uncaught error, and reports it only here.
  const root = createRoot(host, {
    onUncaughtError: (error) => (settle ? settle.reject(error) : onCrash(error)),
  });
  root.render(
    <StrictMode>
      <PlatformProvider platform={platform}>{tree}</PlatformProvider>
      <FirstCommit onCommit={() => settle?.resolve()} />
    </StrictMode>,
  );
  return {
    committed,
    unmount() {
      settle?.resolve();
      root.unmount();
      host.remove();
    },
  };
}

function FirstCommit({ onCommit }: { onCommit: () => void }) {
  useEffect(onCommit, [onCommit]);
  return null;
}
