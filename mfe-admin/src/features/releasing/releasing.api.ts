import { api } from '../../api';
import { askReleases, type Told } from '../../components/releaseService';

interface Given {
  version: string;
  /** Epoch ms. */
  at: number;
  by: string | null;
}

/** What is live of an area, and the targets of rollbacks, newest first. */
export interface AreaNow {
  area: string;
  live: Given | null;
  /** The canary with its percentage and the next steps of its ramp; null without one. */
  tried: (Given & { percent: number; next: number[] }) | null;
  earlier: string[];
}

export interface Order {
  area: string;
  path: 'promote' | 'ramp' | 'hold' | 'rollback' | 'kill';
  body: object;
  /** Gets the progress lines. */
  say: (line: string) => void;
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    releasesOfArea: build.query<AreaNow, string>({
      queryFn: askReleases((area) => ({ path: `/areas/${encodeURIComponent(area)}` })),
      // Not cached for long, as releases may follow each other quickly.
      keepUnusedDataFor: 0,
      providesTags: ['Releases'],
    }),
    releasesOrder: build.mutation<Told, Order>({
      queryFn: askReleases(({ area, path, body, say }) => ({ path: `/areas/${area}/${path}`, body, say })),
      // Also after a refusal, as somebody else may have changed it.
      invalidatesTags: ['Releases'],
    }),
  }),
});

export const { useReleasesOfAreaQuery, useReleasesOrderMutation } = injected;
