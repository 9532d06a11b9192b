import { startTransition, useEffect, useMemo, useState } from 'react';
import { createPath, type Location, type Navigator, NavigationType, parsePath, type To } from 'react-router';
import { usePlatform } from '../platform/PlatformProvider';
import type { PlatformV1 } from '../platform/platform';
import { type EntryState, newEntryState } from './entryState';

interface Place {
  location: Location;
  navigationType: NavigationType;
}

/** What single-spa adds to the popstate it sends after a pushState; a standalone platform does the same. */
type RoutingEvent = PopStateEvent & { singleSpaTrigger?: 'pushState' | 'replaceState' };

/**
 * The browser's address as react-router wants it, changed only through the platform. `isDrawn` tells whether the page there
 * was in view before, so that nothing of it has to be waited for. It stays the same function.
 */
export function useBrowserLocation(isDrawn: (pathname: string) => boolean): Place & { navigator: Navigator } {
  const platform = usePlatform();
  const [place, setPlace] = useState<Place>(() => ({
    location: readLocation(),
    navigationType: NavigationType.Pop,
  }));
  const navigator = useMemo(() => createNavigator(platform), [platform]);

  useEffect(() => {
    const handleChange = (event: RoutingEvent) => {
      const navigationType = TYPES[event.singleSpaTrigger ?? 'back'];
      const location = readLocation();
      // The page in view stays until the next one can be drawn; one that can be drawn at once is, between two frames.
      if (isDrawn(location.pathname)) setPlace({ location, navigationType });
      else startTransition(() => setPlace({ location, navigationType }));
    };
    addEventListener('popstate', handleChange);
    // A page that leads on at once has done so before anybody listened.
    setPlace((now) =>
      createPath(now.location) === currentPath()
        ? now
        : { location: readLocation(), navigationType: NavigationType.Replace },
    );
    return () => removeEventListener('popstate', handleChange);
  }, [isDrawn]);

  return { ...place, navigator };
}

const TYPES = {
  pushState: NavigationType.Push,
  replaceState: NavigationType.Replace,
  back: NavigationType.Pop,
};

function readLocation(): Location {
  const { pathname, search, hash } = globalThis.location;
  const entry = (history.state ?? {}) as EntryState;
  return { pathname, search, hash, state: entry.usr ?? null, key: entry.key ?? 'default', mask: undefined };
}

function createNavigator(platform: PlatformV1): Navigator {
  const go = (to: To, state: unknown, replace: boolean) =>
    platform.navigate(pathOf(to), { replace, state: newEntryState(state) });
  return {
    createHref: (to) => platform.href(pathOf(to)),
    go: (delta) => history.go(delta),
    push: (to, state) => go(to, state, pathOf(to) === currentPath()),
    replace: (to, state) => go(to, state, true),
  };
}

function pathOf(to: To): string {
  const { pathname, search, hash } = typeof to === 'string' ? parsePath(to) : to;
  return createPath({
    pathname: pathname || location.pathname,
    search: search ?? '',
    hash: hash ?? '',
  });
}

const currentPath = () => createPath(location);
