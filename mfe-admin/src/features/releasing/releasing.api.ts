import { api } from '../../api';
import { askReleases, type Told } from '../../components/releaseService';

interface Given {
  version: string;
  /** Epoch ms. */
  at: number;
  by: string | null;
}

/** Who has what of an area now, and what a rollback may lead to, newest first. */
export interface AreaNow {
  area: string;
  live: Given | null;
  /** How many of a hundred visitors try it, and how many get it next by itself. */
  tried: (Given & { percent: number; next: number[] }) | null;
  earlier: string[];
}

export interface Order {
  area: string;
  path: 'promote' | 'ramp' | 'hold' | 'rollback' | 'kill';
  body: object;
  /** Told of each thing that is done meanwhile. */
  say: (line: string) => void;
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    releasesOfArea: build.query<AreaNow, string>({
      queryFn: askReleases((area) => ({ path: `/areas/${encodeURIComponent(area)}` })),
      // Another release may be a minute away.
      keepUnusedDataFor: 0,
      providesTags: ['Releases'],
    }),
    releasesOrder: build.mutation<Told, Order>({
      queryFn: askReleases(({ area, path, body, say }) => ({ path: `/areas/${area}/${path}`, body, say })),
      // What was refused may have been refused because somebody else was faster.
      invalidatesTags: ['Releases'],
    }),
  }),
});

export const { useReleasesOfAreaQuery, useReleasesOrderMutation } = injected;
