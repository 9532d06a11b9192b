import type { Domain } from '@athenaeum/kit';
import { askService, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import type { Job } from '../schedule/job';

interface Reconciliation {
  by: Domain;
  name: string;
  /** An idempotent mutation that answers how many records it changed. */
  ask: string;
  done: string;
}

const RUN_INTERVAL_MS = 60_000;
const RECONCILIATIONS: readonly Reconciliation[] = [
  {
    by: 'coaching',
    name: 'past-sessions',
    ask: 'mutation GatewaySettlePastSessions { settlePastSessions { ok code message data } }',
    done: 'past sessions were closed',
  },
  {
    by: 'opportunities',
    name: 'expired-postings',
    ask: 'mutation GatewaySettlePostings { settlePostings { ok code message data } }',
    done: 'expired postings were closed',
  },
  {
    by: 'content',
    name: 'waitlists',
    ask: 'mutation GatewaySettleWaitlists { settleWaitlists { ok code message data } }',
    done: 'free seats went to the waitlist',
  },
];

/** The reconciliation jobs, which apply changes that time brings rather than a request. */
export const reconciliationJobs = (clients: SubgraphClients): Job[] =>
  RECONCILIATIONS.map(({ by, name, ask, done }) => ({
    name,
    everyMs: RUN_INTERVAL_MS,
    isDueAtStart: false,
    run: async () => (await askService<number>(clients[by], ask, {})) ?? 0,
    done,
    failed: 'a reconciliation job failed; it runs again with the next interval',
  }));
