import { restQueryFn } from '@athenaeum/shell-contract';
import { api } from '../../api';

/** Whether a part answered just now. */
export interface Reach {
  is_reachable: boolean;
  ms: number | null;
  problem: string | null;
}

export interface SubgraphNow extends Reach {
  name: string;
  version: string | null;
  owner: string | null;
  contract: string | null;
}

export interface RemoteNow {
  name: string;
  area: string;
  version: string;
  owner: string | null;
  contract: number;
  pages: number;
  /** Epoch ms. */
  since: number | null;
  since_is_earlier: boolean;
  by: string | null;
  code: Reach & { address: string };
  site: (Reach & { address: string }) | null;
}

export interface Areas {
  at: number;
  gateway: { mode: string; started_at: number };
  database: Reach;
  shell: Reach & { address: string };
  subgraphs: SubgraphNow[];
  /** Null when it cannot be read. */
  registry: {
    snapshot: { id: string; number: number; created_at: number; by: string | null; note: string };
    quarantined: { name: string; reason: string }[];
    /** Canaries. */
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
