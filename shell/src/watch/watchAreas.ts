import type { Area, OnTrouble } from '../app/area';
import type { Areas } from '../app/areas';
import type { CurrentRoute } from '../app/currentRoute';
import type { RegistryStore } from '../registry/registryStore';
import type { RemoteLoader } from '../registry/remoteLoader';
import { watchVitals } from './vitals/watchVitals';
import { reloadStaleClient } from './reloadStaleClient';
import { createReports, type Reports } from './reports';
import { troubleCode } from './troubleCode';

export interface Watched {
  registry: RegistryStore;
  route: CurrentRoute;
  loader: RemoteLoader;
  areas: Areas;
  /** Set while the version of the area in view is blocked, and the user is asked to reload the page. */
  outdated: { set(isNow: boolean): void };
}

/** The failure of an area, and the area's state before it: `[error, 'mounted']`. */
export type Trouble = Parameters<OnTrouble>;

interface Begun {
  reports: Reports;
  /** Counts a user's input, or an uncaught error, for the area that it happened in. */
  heard: (event: Event) => void;
}

let begun: Begun | null = null;

/**
 * From now on reports how areas load and how they perform, including loads that have finished already, and the current trouble, if
 * there is any.
 *
 * @param what trouble of an area, or what happened in the page: the first press in it, or an uncaught error
 */
export function watchAreas(watched: Watched, ...what: Trouble | [Event]): void {
  // `watchVitals` measures how the areas are to use: their speed, and errors in them.
  begun ??= { reports: begin(watched), heard: watchVitals(watched) };
  if (what[0] instanceof Event) begun.heard(what[0]);
  else void tellTrouble(begun.reports, watched, what as Trouble);
}

function begin({ registry, route, loader, areas, outdated }: Watched): Reports {
  const reports = createReports(registry);
  const followed = new Set<Area>();

  function follow(): void {
    for (const { name } of registry.get().remotes) {
      const area = areas.get(name);
      if (!area || followed.has(area)) continue;
      followed.add(area);
      const look = () => {
        const state = area.state.get();
        if (state.status === 'mounted') reports.loaded(name, loader.versionOf(name), state.ms);
      };
      look();
      area.state.subscribe(look);
    }
  }

  follow();
  registry.subscribe(follow);
  reloadStaleClient({ registry, route, loader, mustLeave: (isNow) => outdated.set(isNow) });
  return reports;
}

async function tellTrouble(
  reports: Reports,
  { registry }: Watched,
  [error, statusBefore]: Trouble,
): Promise<void> {
  // Being offline is nobody's fault.
  if (!navigator.onLine) return;
  const remote = registry.get().remotes.find(({ name }) => name === error.remote);
  reports.failed(error.remote, error.version, await troubleCode(error, statusBefore, remote));
}
