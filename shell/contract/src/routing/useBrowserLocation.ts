import { startTransition, useEffect, useMemo, useState } from 'react';
import { usePlatform } from '../platform/PlatformProvider';
import type { PlatformV1 } from '../platform/platform';
import { type EntryState, newEntryState } from './entryState';
import type { Arrival, Navigator, PageLocation } from './RoutingContext';

interface Place {
  location: PageLocation;
  arrival: Arrival;
}

/** What single-spa adds to the popstate it sends after a pushState; a standalone platform does the same. */
type RoutingEvent = PopStateEvent & { singleSpaTrigger?: 'pushState' | 'replaceState' };

/**
 * The browser's address as pages read it, changed only through the platform. `isDrawn` tells whether the page there
 * was in view before, so that nothing of it has to be waited for. It stays the same function.
 */
export function useBrowserLocation(isDrawn: (pathname: string) => boolean): Place & { navigator: Navigator } {
  const platform = usePlatform();
  const [place, setPlace] = useState<Place>(() => ({ location: readLocation(), arrival: 'history' }));
  const navigator = useMemo(() => createNavigator(platform), [platform]);

  useEffect(() => {
    const handleChange = (event: RoutingEvent) => {
      const arrival = ARRIVALS[event.singleSpaTrigger ?? 'back'];
      const location = readLocation();
      // The page in view stays until the next one can be drawn; one that can be drawn at once is, between two frames.
      if (isDrawn(location.pathname)) setPlace({ location, arrival });
      else startTransition(() => setPlace({ location, arrival }));
    };
    addEventListener('popstate', handleChange);
    // A page that leads on at once has done so before anybody listened.
    setPlace((now) =>
      addressOf(now.location) === addressOf(location)
        ? now
        : { location: readLocation(), arrival: 'replace' },
    );
    return () => removeEventListener('popstate', handleChange);
  }, [isDrawn]);

  return { ...place, navigator };
}

const ARRIVALS = { pushState: 'push', replaceState: 'replace', back: 'history' } as const;

function readLocation(): PageLocation {
  const { pathname, search, hash } = location;
  const entry = (history.state ?? {}) as EntryState;
  return { pathname, search, hash, state: entry.usr ?? null, key: entry.key ?? 'default' };
}

const createNavigator = (platform: PlatformV1): Navigator => ({
  go: (path, { state, replace = false } = {}) =>
    platform.navigate(path, {
      // A link to where one is leaves no second entry.
      replace: replace || path === addressOf(location),
      state: newEntryState(state),
    }),
  href: (path) => platform.href(path),
});

const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash;
