import type { Domain } from '@athenaeum/kit';
import { askService } from '../bff/routes/askService';
import type { Log } from '../graph/context';
import type { SubgraphClients } from '../graph/subgraphs/subgraphClient';

interface Job {
  by: Domain;
  /** An idempotent mutation that answers how many records it changed. */
  ask: string;
  done: string;
}

const RUN_INTERVAL_MS = 60_000;
const JOBS: readonly Job[] = [
  {
    by: 'coaching',
    ask: 'mutation GatewaySettlePastSessions { settlePastSessions { ok code message data } }',
    done: 'past sessions were closed',
  },
  {
    by: 'opportunities',
    ask: 'mutation GatewaySettlePostings { settlePostings { ok code message data } }',
    done: 'expired postings were closed',
  },
  {
    by: 'content',
    ask: 'mutation GatewaySettleWaitlists { settleWaitlists { ok code message data } }',
    done: 'free seats went to the waitlist',
  },
];

interface Parts {
  clients: SubgraphClients;
  log: Log;
}

/**
 * Starts the periodic reconciliation jobs, which apply changes that time brings rather than a request; returns how to stop
 * them. Several instances may run.
 */
export function startReconciliation({ clients, log }: Parts): () => void {
  const timer = setInterval(() => JOBS.forEach((job) => void run(job)), RUN_INTERVAL_MS);
  timer.unref();
  async function run({ by, ask, done }: Job): Promise<void> {
    try {
      const count = await askService<number>(clients[by], ask, {});
      if (count) log.info({ count }, done);
    } catch (error) {
      log.warn(
        { err: error, subgraph: by },
        'a reconciliation job failed; it runs again with the next interval',
      );
    }
  }
  return () => clearInterval(timer);
}
