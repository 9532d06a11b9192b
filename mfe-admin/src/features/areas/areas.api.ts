import { restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';

/** Whether a server or a file answered just now. */
export interface Reachability {
  is_reachable: boolean;
  /** How long the answer took; null without one. */
  ms: number | null;
  problem: string | null;
}

export interface SubgraphNow extends Reachability {
  name: string;
  version: string | null;
  owner: string | null;
  /** A digest of its schema, which it reports itself. */
  contract: string | null;
}

export interface RemoteNow {
  name: string;
  area: string;
  version: string;
  owner: string | null;
  /** The version of the shell's contract that its manifest names. */
  contract: number;
  pages: number;
  /** Epoch ms. */
  since: number | null;
  /** Live since before the oldest snapshot that is read: `since` is then that snapshot's time. */
  since_is_earlier: boolean;
  by: string | null;
  code: Reachability & { address: string };
  /** Its code for the site server; null where it has no site. */
  site: (Reachability & { address: string }) | null;
}

/** The health of everything that is deployed by itself. */
export interface Areas {
  /** When it was checked, epoch ms. */
  at: number;
  gateway: { mode: string; started_at: number };
  database: Reachability;
  shell: Reachability & { address: string };
  subgraphs: SubgraphNow[];
  /** Null when it cannot be read. */
  registry: {
    snapshot: { id: string; number: number; created_at: number; by: string | null; note: string };
    quarantined: { name: string; reason: string }[];
    canaries: { name: string; version: string; percent: number }[];
    remotes: RemoteNow[];
  } | null;
}

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    operationsAreas: build.query<Areas, void>({
      queryFn: restQueryFn('/api/operations/areas'),
      // A health check is valid at its moment only.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOperationsAreasQuery } = injected;
