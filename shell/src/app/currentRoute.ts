import { createReadable, type Readable, type Session } from '@athenaeum/shell-contract';
import type { RegistryView } from '../registry/registryView';
import { type Route, routeOf } from './route';

export interface CurrentRoute extends Readable<Route> {
  /** The route of the current address, which single-spa reads before subscribers are notified. */
  compute(): Route;
  /** How the current page was reached: by a link, or by back and forward (or the first load). */
  arrivedBy(): 'push' | 'history';
}

/** The current route; follows the address, the session and the registry. */
export function createCurrentRoute(
  registry: Readable<RegistryView>,
  session: Readable<Session>,
): CurrentRoute {
  const compute = () => routeOf(location.pathname, registry.get(), session.get());
  const route = createReadable(compute());
  let arrivedBy: 'push' | 'history' = 'history';

  const update = () => {
    const next = compute();
    if (JSON.stringify(next) !== JSON.stringify(route.get())) route.set(next);
  };
  addEventListener('popstate', (event: PopStateEvent & { singleSpaTrigger?: string }) => {
    arrivedBy = event.singleSpaTrigger === 'pushState' ? 'push' : 'history';
    update();
  });
  registry.subscribe(update);
  session.subscribe(update);
  return { get: route.get, subscribe: route.subscribe, compute, arrivedBy: () => arrivedBy };
}
