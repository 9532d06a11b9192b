import { createContext, useContext } from 'react';

/** The address in view, as the pages of a remote read it. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What the entry of the history keeps for its page. */
  readonly state: unknown;
  readonly key: string;
}

/** How the address came to be: by a link or a script, or by back and forward (or at first). */
export type Arrival = 'push' | 'replace' | 'history';

export interface Place {
  readonly location: PageLocation;
  readonly arrival: Arrival;
}

export const PlaceContext = createContext<Place | null>(null);

export function useLocation(): PageLocation {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('A route needs a RemoteRouter above it.');
  return place.location;
}
