import { useEffect, useRef } from 'react';
import { focusHeading, setPageTitle } from '@athenaeum/shell-contract';
import { useRoute, useShell } from '../app/ShellContext';
import { titleOf } from '../app/titleOf';

/**
 * Navigation to another area works like a page load: title, scroll to the top, focus on the heading. Within an area its
 * remote does this.
 */
export function useArrival() {
  const { route: current } = useShell();
  const route = useRoute();
  const place = useRef<HTMLElement>(null);
  const owner = route.kind === 'area' ? route.remote : `${route.kind} ${titleOf(route)}`;
  const last = useRef(owner);

  useEffect(() => {
    if (route.kind !== 'area') setPageTitle(titleOf(route));
    if (last.current === owner) return;
    last.current = owner;
    if (current.arrivedBy() !== 'push' || !place.current) return;
    scrollTo(0, 0);
    return focusHeading(place.current);
  }, [owner, route, current]);

  return place;
}
