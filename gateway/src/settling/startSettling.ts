import type { Domain } from '@athenaeum/kit';
import { askService } from '../bff/routes/askService';
import type { Log } from '../graph/context';
import type { SubgraphClients } from '../graph/subgraphs/subgraphClient';

interface Work {
  by: Domain;
  /** Answers how many; what is settled already, by whom and before which crash, is not settled again. */
  ask: string;
  done: string;
}

const EVERY = 60_000;
const WORK: readonly Work[] = [
  {
    by: 'coaching',
    ask: 'mutation GatewaySettlePastSessions { settlePastSessions { ok code message data } }',
    done: 'sessions are over',
  },
  {
    by: 'opportunities',
    ask: 'mutation GatewaySettlePostings { settlePostings { ok code message data } }',
    done: 'postings are over',
  },
  {
    by: 'content',
    ask: 'mutation GatewaySettleWaitlists { settleWaitlists { ok code message data } }',
    done: 'events gave their free seats to who waited',
  },
];

interface Parts {
  clients: SubgraphClients;
  log: Log;
}

/** Has settled, every minute until it is stopped, what comes with time and not by a request. Several instances may. */
export function startSettling({ clients, log }: Parts): () => void {
  const timer = setInterval(() => WORK.forEach((work) => void settle(work)), EVERY);
  timer.unref();
  async function settle({ by, ask, done }: Work): Promise<void> {
    try {
      const count = await askService<number>(clients[by], ask, {});
      if (count) log.info({ count }, done);
    } catch (error) {
      log.warn({ err: error, subgraph: by }, 'what was due could not be settled; it will be next time');
    }
  }
  return () => clearInterval(timer);
}
