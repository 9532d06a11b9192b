import { api } from '../../api';
import { askReleases, type ReleaseResult } from '../../components/releaseService';

interface Release {
  version: string;
  /** Epoch ms. */
  at: number;
  by: string | null;
}

/** What the release service says of an area: the live version, the canary, and the versions to roll back to. */
export interface AreaNow {
  area: string;
  live: Release | null;
  /** The canary with its percentage of visits and the percentages of the next steps of its ramp; null without one. */
  canary: (Release & { percent: number; next: number[] }) | null;
  /** Those that can be opened. */
  previews?: { version: string; by: string | null; until: number; opened: number }[];
  /** Targets of rollbacks, newest first. */
  earlier: string[];
}

/** A change of what is live. */
export interface ReleaseCommand {
  area: string;
  path: 'promote' | 'ramp' | 'hold' | 'rollback' | 'kill';
  body: object;
  /** Gets the progress lines. */
  onProgress: (line: string) => void;
}

const pathOf = (area: string) => `/areas/${encodeURIComponent(area)}`;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    releasesOfArea: build.query<AreaNow, string>({
      queryFn: askReleases((area) => ({ path: pathOf(area) })),
      // Not cached for long, as releases may follow each other quickly.
      keepUnusedDataFor: 0,
      providesTags: ['Releases'],
    }),
    releasesCommand: build.mutation<ReleaseResult, ReleaseCommand>({
      queryFn: askReleases(({ area, path, body, onProgress }) => ({
        path: `${pathOf(area)}/${path}`,
        body,
        onProgress,
      })),
      // Also after a refusal, as somebody else may have changed it.
      invalidatesTags: ['Releases'],
    }),
  }),
});

export const { useReleasesOfAreaQuery, useReleasesCommandMutation } = injected;
