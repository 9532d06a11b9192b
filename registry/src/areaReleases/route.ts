import { unchangedReleases } from '../kill';
import type { SnapshotRecord } from '../models';

/** Operations of pages with this version of a remote go to the subgraph of its release. */
export interface Route {
  release: string;
  remote: string;
  version: string;
}

type Derived = Pick<SnapshotRecord, 'note' | 'remotes' | 'history' | 'canaries' | 'routes'>;

/** The next snapshot, with the route; null where it is there. */
export const routed = (current: SnapshotRecord, route: Route): Derived | null =>
  routeIn(current)?.release === route.release
    ? null
    : {
        ...unchangedReleases(current),
        routes: [route],
        note: `answer pages with ${route.remote} ${route.version} by the subgraph of their release`,
      };

/** The next snapshot, without the route of a release; null where there is none. */
export const unrouted = (current: SnapshotRecord, release: string): Derived | null =>
  routeIn(current)?.release === release
    ? {
        ...unchangedReleases(current),
        routes: [],
        note: `answer pages with ${routeIn(current)!.remote} ${routeIn(current)!.version} as all others`,
      }
    : null;

/** The route of a snapshot; there is at most one. */
export const routeIn = (current: Pick<SnapshotRecord, 'routes'> | null): Route | null =>
  current?.routes?.[0] ?? null;
