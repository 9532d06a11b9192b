import { restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';

export type ReleaseStatus = 'live' | 'canary' | 'earlier' | 'killed';

export type Vital = 'handlers' | 'interactions' | 'tasks' | 'layout' | 'arrivals';

/** The figures of one version of an area in the last hour. */
export interface ReleaseNow {
  remote: string;
  version: string;
  status: ReleaseStatus;
  /** Since when it is live, epoch ms, and who released it; null where it is not any more. */
  at: number | null;
  by: string | null;
  loads: number;
  failures: number;
  /** 0 to 1 */
  share: number;
  /** Number of tabs by failure code. */
  codes: Record<string, number>;
  /** ms */
  p50: number | null;
  p95: number | null;
  /** How many of its GraphQL operations were sent and failed. */
  operations: Record<'queries' | 'mutations', { asked: number; failed: number }>;
  /** Of the minutes in which its pages were in use: how many had a failing handler, or poor web vitals. */
  vitals: Record<Vital, { asked: number; failed: number }>;
  /** Visits, and by business figure how many of them came to it; null where none is counted. */
  business: { visits: number; reached: Record<string, number> } | null;
  /** Percentage of the canary and of the next steps of its ramp; null where it is no canary. */
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

/** An area that is loaded from `http://localhost`. */
export interface Override {
  remote: string;
  port: number;
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    operationsReleases: build.query<Releases, void>({
      queryFn: restQueryFn('/api/operations/releases'),
      // The figures are valid at their moment only.
      keepUnusedDataFor: 0,
    }),
    operationsOverride: build.mutation<Override, Override>({
      queryFn: restQueryFn('/api/operations/override', { body: (wish) => wish }),
    }),
  }),
});

export const { useOperationsReleasesQuery, useOperationsOverrideMutation } = injected;
