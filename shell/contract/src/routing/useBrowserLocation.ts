import { startTransition, useEffect, useState } from 'react';
import type { EntryState } from './entryState';
import type { PageLocation, Place } from './PlaceContext';

/** The mark of single-spa on the popstate that it dispatches after a pushState; a standalone platform does the same. */
type RoutingEvent = PopStateEvent & { singleSpaTrigger?: 'pushState' | 'replaceState' };

/**
 * The browser's address for pages. `isDrawn` tells whether the page at an address was shown before, so that it needs no
 * waiting; it is a stable function. wouter's own hook cannot keep the current page until the next one is ready, as external
 * changes are no transitions.
 */
export function useBrowserLocation(isDrawn: (pathname: string) => boolean): Place {
  const [place, setPlace] = useState<Place>(() => ({ location: readLocation(), arrival: 'history' }));

  useEffect(() => {
    const handleChange = (event: RoutingEvent) => {
      const arrival = ARRIVALS[event.singleSpaTrigger ?? 'back'];
      const location = readLocation();
      // The current page stays until the next one can be rendered; one that is ready is rendered between two frames.
      if (isDrawn(location.pathname)) setPlace({ location, arrival });
      else startTransition(() => setPlace({ location, arrival }));
    };
    addEventListener('popstate', handleChange);
    // A page that redirects at once has done so before anything listened.
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
