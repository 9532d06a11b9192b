import { restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';

/** A time in which a version was served to so many of a hundred visitors. */
export interface Served {
  percent: number;
  /** Epoch ms; null where it began before what is looked at. */
  from: number | null;
  /** Null while it lasts. */
  to: number | null;
  by: string | null;
}

export interface VersionChanges {
  /** The version that everyone had before. */
  since: string;
  /** Bytes as sent, more or fewer. */
  first: number;
  all: number;
  operations: { added: string[]; removed: string[] };
  libraries: { name: string; before: string | null; after: string | null }[];
}

export interface VersionOfArea {
  version: string;
  /** Newest first. */
  given: Served[];
  killed: { reason: string; at: number; by: string | null } | null;
  /** Bytes as sent. */
  first: number;
  all: number;
  /** Null for the first one that is known. */
  changes: VersionChanges | null;
}

export interface VersionsOfArea {
  remote: string;
  versions: VersionOfArea[];
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    operationsVersions: build.query<VersionsOfArea, string>({
      queryFn: restQueryFn((remote) => `/api/operations/releases/${encodeURIComponent(remote)}`),
      // Another release may be a minute away.
      keepUnusedDataFor: 0,
      providesTags: ['Releases'],
    }),
  }),
});

export const { useOperationsVersionsQuery } = injected;
