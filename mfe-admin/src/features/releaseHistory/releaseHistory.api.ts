import { restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';

/** A period in which a version was served to a percentage of visitors. */
export interface Served {
  percent: number;
  /** Epoch ms; null when it began before the known history. */
  from: number | null;
  /** Null while it lasts. */
  to: number | null;
  by: string | null;
}

export interface VersionChanges {
  /** The live version before it. */
  since: string;
  /** Differences in compressed bytes. */
  first: number;
  all: number;
  operations: { added: string[]; removed: string[] };
  libraries: { name: string; before: string | null; after: string | null }[];
}

/** The subgraph and the migrations that a version was released with as one. */
export interface ReleasedTogether {
  subgraph: { name: string; url: string; version: string; contract: string };
  /** What it changed in the schema, a line each. */
  changes: string[];
  migrations: { id: string; about: string; state: string }[];
  /** Oldest first; `at` is epoch ms. */
  timeline: { step: string; at: number; by: string | null; note: string }[];
  /** Whether it is rolled back as one. */
  is_under_way: boolean;
}

export interface VersionOfArea {
  version: string;
  /** Newest first. */
  given: Served[];
  killed: { reason: string; at: number; by: string | null } | null;
  /** The id of the key that signed it; null where it is not signed. */
  signed_with: string | null;
  /** Compressed bytes. */
  first: number;
  all: number;
  /** Null for the oldest known version. */
  changes: VersionChanges | null;
  /** Absent from a gateway of before; null where the remote was released alone. */
  together?: ReleasedTogether | null;
}

export interface VersionsOfArea {
  remote: string;
  versions: VersionOfArea[];
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    operationsVersions: build.query<VersionsOfArea, string>({
      queryFn: restQueryFn((remote) => `/api/operations/releases/${encodeURIComponent(remote)}`),
      // Not cached for long, as releases may follow each other quickly.
      keepUnusedDataFor: 0,
      providesTags: ['Releases'],
    }),
  }),
});

export const { useOperationsVersionsQuery } = injected;
