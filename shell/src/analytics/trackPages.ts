import type { Readable } from '@athenaeum/shell-contract';
import { findOwner } from '../app/route';
import type { CurrentRoute } from '../app/currentRoute';
import type { RegistryView } from '../registry/registryView';
import type { CountedEvent } from './analytics';

/** Counts page views by pattern, without parameters. */
export function trackPages(
  { route, registry }: { route: CurrentRoute; registry: Readable<RegistryView> },
  track: (event: CountedEvent) => void,
): void {
  let last: string | undefined;
  const look = () => {
    const { pathname } = location;
    const { kind } = route.compute();
    if (pathname === last || (kind !== 'area' && kind !== 'legal')) return;
    last = pathname;
    track({ name: 'page_view', page: findOwner(registry.get().remotes, pathname)?.page.path ?? pathname });
  };
  look();
  addEventListener('popstate', look);
  // The session may have loaded only now.
  route.subscribe(look);
}
