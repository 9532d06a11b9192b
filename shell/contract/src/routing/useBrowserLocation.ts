import { startTransition, useEffect, useState } from 'react';
import type { EntryState } from './entryState';
import type { PageLocation, Place } from './PlaceContext';

/** What single-spa adds to the popstate it sends after a pushState; a standalone platform does the same. */
type RoutingEvent = PopStateEvent & { singleSpaTrigger?: 'pushState' | 'replaceState' };

/**
 * The browser's address as pages read it. `isDrawn` tells whether the page there was in view before, so that nothing of it has to
 * be waited for. It stays the same function. The router's own hook cannot keep the page in view until the next one can be drawn: what
 * comes from outside of React is no transition.
 */
export function useBrowserLocation(isDrawn: (pathname: string) => boolean): Place {
  const [place, setPlace] = useState<Place>(() => ({ location: readLocation(), arrival: 'history' }));

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

  return place;
}

const ARRIVALS = { pushState: 'push', replaceState: 'replace', back: 'history' } as const;

function readLocation(): PageLocation {
  const { pathname, search, hash } = location;
  const entry = (history.state ?? {}) as EntryState;
  return { pathname, search, hash, state: entry.usr ?? null, key: entry.key ?? 'default' };
}

const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash;
