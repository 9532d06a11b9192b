import { useEffect } from 'react';
import type { PlatformEvent } from '../platform/platform';
import { usePlatform } from '../platform/PlatformProvider';

/** The page at `at` is one of those that a link of the navigation leads to, as the page has found out. */
export interface UnderEvent extends PlatformEvent {
  readonly type: 'under';
  readonly at: string;
  readonly to: string;
}

/**
 * Lights a link of the navigation for the current page, where the address alone does not say to which it belongs; undefined
 * while that is not known. The link's `covers` in the manifest is for addresses that do.
 */
export function useUnder(to: string | undefined): void {
  const platform = usePlatform();
  useEffect(() => {
    if (to) platform.emit({ type: 'under', at: location.pathname, to } satisfies UnderEvent);
  }, [platform, to]);
}
