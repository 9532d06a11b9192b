import { restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';

export type Standing = 'everybody' | 'some' | 'earlier' | 'killed';

export type Felt = 'handlers' | 'interactions' | 'tasks' | 'layout' | 'arrivals';

/** How one version of an area went in the tabs of the last hour. */
export interface ReleaseNow {
  remote: string;
  version: string;
  standing: Standing;
  /** Since when it is given, epoch ms, and by whom; null where it is not any more. */
  at: number | null;
  by: string | null;
  loads: number;
  failures: number;
  /** 0 to 1 */
  share: number;
  /** Tabs by the kind of trouble. */
  codes: Record<string, number>;
  /** ms */
  p50: number | null;
  p95: number | null;
  /** Of what it asked of the graph, how much failed. */
  operations: Record<'queries' | 'mutations', { asked: number; failed: number }>;
  /** Of the minutes in which its pages were in use, in how many a handler failed, or which were not good. */
  felt: Record<Felt, { asked: number; failed: number }>;
  /** How many of a hundred try it, and what follows by itself; null where it is not tried. */
  trial: { percent: number; next: number[] } | null;
}

export interface KilledNow {
  name: string;
  version: string;
  reason: string;
  at: number;
  by: string | null;
}

export interface ChangeOfRegistry {
  number: number;
  at: number;
  by: string | null;
  note: string;
}

export interface Releases {
  at: number;
  versions: ReleaseNow[];
  killed: KilledNow[];
  history: ChangeOfRegistry[];
}

/** An area that comes from `http://localhost`. */
export interface Override {
  remote: string;
  port: number;
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    operationsReleases: build.query<Releases, void>({
      queryFn: restQueryFn('/api/operations/releases'),
      // What was found is true at that moment only.
      keepUnusedDataFor: 0,
    }),
    operationsOverride: build.mutation<Override, Override>({
      queryFn: restQueryFn('/api/operations/override', { body: (wish) => wish }),
    }),
  }),
});

export const { useOperationsReleasesQuery, useOperationsOverrideMutation } = injected;
