import { createContext, useContext } from 'react';

/** The current address, as a remote's pages see it. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The state that the history entry keeps for its page. */
  readonly state: unknown;
  readonly key: string;
}

/** How it was reached: by a link or a script, or by back and forward (or the first load). */
export type Arrival = 'push' | 'replace' | 'history';

export interface Place {
  readonly location: PageLocation;
  readonly arrival: Arrival;
}

export const PlaceContext = createContext<Place | null>(null);

/**
 * The address that the area shows: path, search and hash.
 *
 * @throws Error outside of a RemoteRouter
 */
export function useLocation(): PageLocation {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('A route needs a RemoteRouter above it.');
  return place.location;
}
