import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface LazyRoute<Props extends object = object> {
  (props: Props): React.JSX.Element;
  /** Starts the download early, for example when a link is hovered. */
  preload(): void;
}

const failed = new Set<() => void>();

/**
 * A page, or a part of one, in a chunk of its own. Unlike `React.lazy`, which caches a failed import, it is imported again
 * when the remote is mounted again or an `ErrorBoundary` retries.
 */
export function lazyRoute<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyRoute<Props> {
  let page: LazyExoticComponent<ComponentType<Props>>;
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  const reset = () => {
    loading = null;
    page = lazy(fetchOnce);
  };
  const fetchOnce = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      failed.add(reset);
      throw error;
    }));
  reset();

  function Route(props: Props) {
    const Page = page;
    return <Page {...props} />;
  }
  return Object.assign(Route, { preload: () => void fetchOnce().catch(() => undefined) });
}

/** Lets every failed import run again when its page is rendered next. */
export function resetFailedLazyRoutes(): void {
  for (const arm of failed) arm();
  failed.clear();
}
