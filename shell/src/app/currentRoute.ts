import { createReadable, type Readable, type Session } from '@athenaeum/shell-contract';
import type { RegistryView } from '../registry/registryView';
import { type Route, routeOf } from './route';

export interface CurrentRoute extends Readable<Route> {
  /** The route of the address right now, which single-spa asks for before anybody has been told. */
  compute(): Route;
  /** How the page in view was reached: by a link, or by back and forward (or at first). */
  arrivedBy(): 'push' | 'history';
}

/** The route of the address in view; follows the address, the session and the registry. */
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
