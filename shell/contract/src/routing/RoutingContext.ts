import { createContext, useCallback, useContext } from 'react';
import { pathOf } from './pathOf';
import { useIsHere } from './useIsHere';

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

export interface NavigateTo {
  replace?: boolean;
  state?: unknown;
}

export interface Navigator {
  /** Goes to a path: an entry more in the history, or in the place of the one in view. */
  go(path: string, options?: NavigateTo): void;
  /** The address of a path, for a link. */
  href(path: string): string;
}

export interface Routing {
  readonly location: PageLocation;
  readonly navigator: Navigator;
}

export const RoutingContext = createContext<Routing | null>(null);

export function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('A route needs a RemoteRouter above it.');
  return routing;
}

export const useLocation = () => useRouting().location;

/**
 * Goes to a path, or with `?...` to another state of the page in view. Nowhere once the component has gone: she has moved on
 * by herself, and an answer that comes late does not take her away from there.
 */
export function useNavigate(): (to: string, options?: NavigateTo) => void {
  const { navigator, location } = useRouting();
  const { pathname } = location;
  const isHere = useIsHere();
  return useCallback(
    (to, options) => {
      if (isHere()) navigator.go(pathOf(to, pathname), options);
    },
    [isHere, navigator, pathname],
  );
}
