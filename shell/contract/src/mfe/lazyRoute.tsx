import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface LazyRoute {
  (): React.JSX.Element;
  /** Starts the download, say when a link is hovered. */
  preload(): void;
}

const failed = new Set<() => void>();

/**
 * A page in a chunk of its own. `React.lazy` remembers a failed import for ever; this one starts anew whenever the
 * remote is mounted again or an `ErrorBoundary` retries.
 */
export function lazyRoute(load: () => Promise<{ default: ComponentType }>): LazyRoute {
  let page: LazyExoticComponent<ComponentType>;
  let loading: Promise<{ default: ComponentType }> | null = null;
  const arm = () => {
    loading = null;
    page = lazy(fetchOnce);
  };
  const fetchOnce = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      failed.add(arm);
      throw error;
    }));
  arm();

  function Route() {
    const Page = page;
    return <Page />;
  }
  return Object.assign(Route, { preload: () => void fetchOnce().catch(() => undefined) });
}

export function rearmLazyRoutes(): void {
  for (const arm of failed) arm();
  failed.clear();
}
